import type { Club } from '../../../openapi/schema.d.ts';

/** What may be kept of an unfinished edit: never the PIN, never the file. */
export type EditDraft = { name: string; email: string; bio: string };

export type EditValues = EditDraft & { pin: string; pinconfirmation: string };

/** The edit that changes nothing. */
export const draftOf = ({ name, email, bio }: Pick<Club, 'name' | 'email' | 'bio'>): EditDraft => ({
  name: name ?? '',
  email: email ?? '',
  bio: bio ?? '',
});

/** The draft in what a browser kept; nothing where it is none. */
export function readEditDraft(kept: unknown): EditDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, email, bio } = kept as Record<string, unknown>;
  return typeof name === 'string' && typeof email === 'string' && typeof bio === 'string'
    ? { name, email, bio }
    : undefined;
}

/** Whether something would be lost by throwing the values away. */
export function isChanged(values: EditValues, club: Pick<Club, 'name' | 'email' | 'bio'>): boolean {
  const { name, email, bio } = draftOf(club);
  return (
    values.name !== name ||
    values.email !== email ||
    values.bio !== bio ||
    values.pin !== '' ||
    values.pinconfirmation !== ''
  );
}

/** The first field that must not stay blank and does. */
export const blankField = ({ name, email }: EditValues): 'name' | 'email' | undefined =>
  name.trim() === '' ? 'name' : email.trim() === '' ? 'email' : undefined;

/** Whether a PIN may be sent: six digits, or none at all for unchanged. */
export const isPinOrNone = (pin: string): boolean => /^(\d{6})?$/.test(pin);
