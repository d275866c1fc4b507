/** The browser's storage, as far as the session needs it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ParticipantSession = {
  token: string;
  name: string | null;
  id: number | null;
  pictureUrl: string | null;
  bannerUrl: string | null;
  /** The school club the participant belongs to, as far as this browser knows. */
  clubId: string | null;
  clubName: string | null;
};

export type ClubUser = { id: number; code: string; name: string; logo: string | null };

/** A club's user is null when what is stored cannot be read. */
export type ClubSession = { token: string; user: ClubUser | null };

export type SessionState = { participant: ParticipantSession | null; club: ClubSession | null };

const participantKeys = {
  name: 'userName',
  id: 'participantId',
  pictureUrl: 'profilePictureUrl',
  bannerUrl: 'bannerUrl',
  clubId: 'ghId',
  clubName: 'ghName',
} as const;

/** Sign-up of the first client stored only the second key, so either of them means signed in. */
const participantTokenKeys = ['authToken', 'participant_token'] as const;
const clubTokenKey = 'gh_token';
const clubUserKey = 'gh_user';
const clubBannerKey = 'ghBannerUrl';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The club that a stored or answered user is; nothing where it has no number or no name. A code
 * that is missing is empty.
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

/**
 * What the browser remembers of who is signed in; a store that refuses to be read counts as empty.
 */
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
  };
}

/** Whether the store keeps what it is given; one that is full or forbidden does not. */
export function canKeep(store: KeyValueStore): boolean {
  const key = 'robolaga-probe';
  try {
    store.setItem(key, key);
    store.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the store say the same as the state; each account's keys are left alone while that account
 * is unchanged.
 */
export function writeSession(
  store: KeyValueStore,
  next: SessionState,
  previous: SessionState,
): void {
  const write = (key: string, value: string | number | null | undefined) => {
    try {
      if (value === null || value === undefined) store.removeItem(key);
      else store.setItem(key, String(value));
    } catch {
      // A full or forbidden store: the session lasts as long as the page.
    }
  };
  if (next.participant !== previous.participant) {
    for (const key of participantTokenKeys) write(key, next.participant?.token);
    for (const [field, key] of Object.entries(participantKeys) as [
      keyof typeof participantKeys,
      string,
    ][]) {
      write(key, next.participant?.[field]);
    }
  }
  if (next.club !== previous.club) {
    write(clubTokenKey, next.club?.token);
    write(clubUserKey, next.club?.user ? JSON.stringify(next.club.user) : null);
    // Another club's banner is none of the next one's business.
    if (!next.club || next.club.user?.id !== previous.club?.user?.id) write(clubBannerKey, null);
  }
}

/** Takes everything that a session keeps out of the store. */
export function forgetSession(store: KeyValueStore): void {
  for (const key of [
    ...participantTokenKeys,
    ...Object.values(participantKeys),
    clubTokenKey,
    clubUserKey,
    clubBannerKey,
  ])
    store.removeItem(key);
}

/**
 * Takes the club's token, or what is known of the club, out of the store, past whoever is signed
 * in.
 */
export const forgetClub = (store: KeyValueStore, what: 'token' | 'user'): void =>
  store.removeItem(what === 'token' ? clubTokenKey : clubUserKey);

/** The address of the signed-in club's banner, as far as this browser knows. */
export function readClubBanner(store: KeyValueStore): string | null {
  try {
    return store.getItem(clubBannerKey) || null;
  } catch {
    return null;
  }
}

/** Remembers the address of the signed-in club's banner, or that it has none. */
export function writeClubBanner(store: KeyValueStore, address: string | null): void {
  try {
    if (address === null) store.removeItem(clubBannerKey);
    else store.setItem(clubBannerKey, address);
  } catch {
    // A full or forbidden store: the banner comes from the server each time.
  }
}
