import type { Club } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { isPin } from '../../../lib/text/pin.ts';

/** The fields of an unfinished edit that may be stored: never the PIN, never the file. */
export type ClubEditDraft = { name: string; email: string; city: string; bio: string };

type EditedClub = Pick<Club, 'name' | 'email' | 'city' | 'bio'>;

export type ClubEditValues = ClubEditDraft & { pin: string; pinconfirmation: string };

/** Returns the form values of the unchanged club. */
export const draftFromClub = ({ name, email, city, bio }: EditedClub): ClubEditDraft => ({
  name: name ?? '',
  email: email ?? '',
  city: city ?? '',
  bio: bio ?? '',
});

/** Parses a stored draft. Returns undefined if it is invalid. */
export function readClubEditDraft(stored: unknown): ClubEditDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  // A draft may be older than the city.
  const { name, email, city = '', bio } = stored as Record<string, unknown>;
  return typeof name === 'string' &&
    typeof email === 'string' &&
    typeof city === 'string' &&
    typeof bio === 'string'
    ? { name, email, city, bio }
    : undefined;
}

/** Tells whether discarding the values would lose input. */
export function hasChanges(values: ClubEditValues, club: EditedClub): boolean {
  const { name, email, city, bio } = draftFromClub(club);
  return (
    values.name !== name ||
    values.email !== email ||
    values.city !== city ||
    values.bio !== bio ||
    values.pin !== '' ||
    values.pinconfirmation !== ''
  );
}

/** Returns the first required field that is blank. */
export const firstBlankField = ({ name, email }: ClubEditValues): 'name' | 'email' | undefined =>
  !isVisible(name) ? 'name' : email.trim() === '' ? 'email' : undefined;

/** Accepts a PIN, or an empty string for an unchanged PIN. */
export const isPinOrEmpty = (pin: string): boolean => pin === '' || isPin(pin);
