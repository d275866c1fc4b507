import type { TableCardSession } from '../../openapi/schema.d.ts';

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ParticipantSession = {
  token: string;
  name: string | null;
  id: number | null;
  pictureUrl: string | null;
  bannerUrl: string | null;
  /** The school club of the participant, if this browser knows it. */
  clubId: string | null;
  clubName: string | null;
};

export type ClubUser = { id: number; code: string; name: string; logo: string | null };

/** `user` is null if the stored value could not be parsed. */
type ClubSession = { token: string; user: ClubUser | null };

export type OrganiserUser = { id: number; name: string; email: string };
/** `card` is set if it was opened with a table card; `user` then stands for the table. */
export type OrganiserSession = { token: string; user: OrganiserUser; card?: TableCardSession };

/** Who is signed in, by the kind of account. */
export type SessionState = {
  participant: ParticipantSession | null;
  club: ClubSession | null;
  organiser: OrganiserSession | null;
};

const participantKeys = {
  name: 'userName',
  id: 'participantId',
  pictureUrl: 'profilePictureUrl',
  bannerUrl: 'bannerUrl',
  clubId: 'ghId',
  clubName: 'ghName',
} as const;

/** The sign-up of the first client stored only the second key, so either one means signed in. */
const participantTokenKeys = ['authToken', 'participant_token'] as const;
const clubTokenKey = 'gh_token';
const clubUserKey = 'gh_user';
const clubBannerKey = 'ghBannerUrl';
const organiserKey = 'robolaga-organiser';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Validates the user of a club from the storage or a response. Returns null if it has no valid id or
 * no name; a missing code becomes an empty string.
 */
export function readClubUser(value: unknown): ClubUser | null {
  if (!isObject(value)) return null;
  const { id, code, name, logo } = value;
  if (
    typeof id !== 'number' ||
    !Number.isInteger(id) ||
    id <= 0 ||
    typeof name !== 'string' ||
    name.trim() === ''
  )
    return null;
  return {
    id,
    code: typeof code === 'string' ? code : '',
    name,
    logo: typeof logo === 'string' ? logo : null,
  };
}

function parseClubUser(text: string | null): ClubUser | null {
  try {
    return readClubUser(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

function parseOrganiser(text: string | null): OrganiserSession | null {
  try {
    const stored = JSON.parse(text ?? 'null') as OrganiserSession | null;
    return stored?.token && stored.user?.name ? stored : null;
  } catch {
    return null;
  }
}

/** Reads the stored session; a storage that throws on reading counts as empty. */
export function readSession(store: KeyValueStore): SessionState {
  const read = (key: string) => {
    try {
      return store.getItem(key) || null;
    } catch {
      return null;
    }
  };
  const token = participantTokenKeys.map(read).find(Boolean);
  const id = Number(read(participantKeys.id));
  const clubToken = read(clubTokenKey);
  return {
    participant: token
      ? {
          token,
          name: read(participantKeys.name),
          id: Number.isInteger(id) && id > 0 ? id : null,
          pictureUrl: read(participantKeys.pictureUrl),
          bannerUrl: read(participantKeys.bannerUrl),
          clubId: read(participantKeys.clubId),
          clubName: read(participantKeys.clubName),
        }
      : null,
    club: clubToken ? { token: clubToken, user: parseClubUser(read(clubUserKey)) } : null,
    organiser: parseOrganiser(read(organiserKey)),
  };
}

/** Whether values can be written to the storage; false if it is full or blocked. */
export function isStorageWritable(store: KeyValueStore): boolean {
  const key = 'robolaga-probe';
  try {
    store.setItem(key, key);
    store.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

type Write = (key: string, value: string | number | null | undefined) => void;

function writeParticipant(write: Write, participant: ParticipantSession | null): void {
  for (const key of participantTokenKeys) write(key, participant?.token);
  for (const [field, key] of Object.entries(participantKeys) as [
    keyof typeof participantKeys,
    string,
  ][])
    write(key, participant?.[field]);
}

/** Writes the session to the storage; the keys of an account that did not change stay untouched. */
export function writeSession(
  store: KeyValueStore,
  next: SessionState,
  previous: SessionState,
): void {
  const write: Write = (key, value) => {
    try {
      if (value === null || value === undefined) store.removeItem(key);
      else store.setItem(key, String(value));
    } catch {
      // The storage is full or blocked: the session lasts as long as the page.
    }
  };
  if (next.participant !== previous.participant) writeParticipant(write, next.participant);
  if (next.club !== previous.club) {
    write(clubTokenKey, next.club?.token);
    write(clubUserKey, next.club?.user ? JSON.stringify(next.club.user) : null);
    // The banner belongs to the previous club.
    if (!next.club || next.club.user?.id !== previous.club?.user?.id) write(clubBannerKey, null);
  }
  if (next.organiser !== previous.organiser)
    write(organiserKey, next.organiser && JSON.stringify(next.organiser));
}

/** Removes all keys of the session from the storage. */
export function clearStoredSession(store: KeyValueStore): void {
  for (const key of [
    ...participantTokenKeys,
    ...Object.values(participantKeys),
    clubTokenKey,
    clubUserKey,
    clubBannerKey,
    organiserKey,
  ])
    store.removeItem(key);
}

/** Removes the club's stored token or user without changing the state of the session. */
export const clearStoredClub = (store: KeyValueStore, item: 'token' | 'user'): void =>
  store.removeItem(item === 'token' ? clubTokenKey : clubUserKey);

/** Returns the stored banner URL of the signed-in club; null if there is none. */
export function readClubBanner(store: KeyValueStore): string | null {
  try {
    return store.getItem(clubBannerKey) || null;
  } catch {
    return null;
  }
}

/** Stores the banner URL of the signed-in club; null removes it. */
export function writeClubBanner(store: KeyValueStore, url: string | null): void {
  try {
    if (url === null) store.removeItem(clubBannerKey);
    else store.setItem(clubBannerKey, url);
  } catch {
    // The storage is full or blocked: the banner is fetched from the server each time.
  }
}
