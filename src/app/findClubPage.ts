import { clubsWithSlug, listClubs } from '../api/clubs.ts';
import type { Membership } from '../api/membership.ts';
import { getMembership } from '../api/participantAccount.ts';
import { activeClubs } from '../features/clubs/list/clubList.ts';
import { clubHref, slugify } from '../lib/clubs/clubSlug.ts';
import type { AppStore } from './store.ts';

/**
 * Returns the path of the public page of the signed-in participant's club, according to the server,
 * or to this browser's session if the request fails. Returns undefined if there is no club.
 */
export async function findClubPage(store: AppStore): Promise<string | undefined> {
  const { data: membership = readStoredMembership(store) } = await store.dispatch(
    getMembership.initiate(undefined, { subscribe: false }),
  );
  if (!membership.isMember) return undefined;
  const { clubId: id, clubName: name } = membership;
  const { data: response } = await store.dispatch(
    listClubs.initiate(name === undefined ? undefined : clubsWithSlug(slugify(name) || `${id}`), {
      subscribe: false,
    }),
  );
  const clubs = activeClubs(response) ?? [];
  const listedClub = clubs.find((club) => (id === undefined ? club.name === name : club.id === id));
  if (listedClub) return listedClub.href;
  return id !== undefined && name !== undefined ? clubHref({ id, name }, clubs) : undefined;
}

function readStoredMembership(store: AppStore): Membership {
  const { clubId, clubName } = store.getState().session.participant ?? {};
  return clubId && clubName
    ? { isMember: true, clubId: Number(clubId), clubName }
    : { isMember: false };
}
