import { listClubs } from '../api/clubs.ts';
import type { Membership } from '../api/membership.ts';
import { getMembership } from '../api/participantAccount.ts';
import { activeClubs } from '../features/clubs/clubList.ts';
import { clubHref } from '../lib/clubHref.ts';
import type { AppStore } from './store.ts';

/**
 * The public page of the club to which the signed-in participant belongs, as the server says, or as
 * this browser remembers where it does not.
 */
export async function findClubPage(store: AppStore): Promise<string | undefined> {
  const { data: known = remembered(store) } = await store.dispatch(
    getMembership.initiate(undefined, { subscribe: false }),
  );
  if (!known.isMember) return undefined;
  const { clubId: id, clubName: name } = known;
  const { data: answer } = await store.dispatch(
    listClubs.initiate(undefined, { subscribe: false }),
  );
  const clubs = activeClubs(answer) ?? [];
  const listed = clubs.find((club) => (id === undefined ? club.name === name : club.id === id));
  if (listed) return listed.href;
  return id !== undefined && name !== undefined ? clubHref({ id, name }, clubs) : undefined;
}

function remembered(store: AppStore): Membership {
  const { clubId, clubName } = store.getState().session.participant ?? {};
  return clubId && clubName
    ? { isMember: true, clubId: Number(clubId), clubName }
    : { isMember: false };
}
