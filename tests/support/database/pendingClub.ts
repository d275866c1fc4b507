import { clubs } from '../../../src/api/clubs.ts';
import { clubTeams } from '../../../src/api/clubTeams.ts';
import type { Backend } from './backend.ts';
import { buildTeams, categoryId, clubId, openClubStore } from '../screens/clubStore.ts';

export type Outcome = 'success' | 'rejected' | 'network error';

/** Opens a club whose next mutation has no response until `finish` is called. */
export async function openPendingClub(backend: Backend) {
  const teams = await buildTeams(backend);
  const pending = Promise.withResolvers<Outcome>();
  const reads = Promise.withResolvers<void>();
  let areReadsHeld = false;
  const club = openClubStore(backend, teams.token, async (request) => {
    if (request.method === 'GET' && areReadsHeld) await reads.promise;
    const outcome = request.method === 'GET' ? 'success' : await pending.promise;
    if (outcome === 'network error') throw new TypeError('Failed to fetch');
    if (outcome === 'rejected')
      return Response.json({ success: false, message: 'Tidak lagi benar.' }, { status: 409 });
    return backend.app.fetch(request);
  });
  await Promise.all([
    club.startEndpoint('listBuilderTeams'),
    club.startEndpoint('listCategories'),
    club.startEndpoint('getBuilderTeam', { teamId: teams.team.id }),
    club.startEndpoint('listClubTeams', { id: clubId }),
    club.startEndpoint('listAvailableParticipants', { category_id: categoryId }),
    club.startEndpoint('listClubParticipants', { id: clubId }),
  ]);
  await club.takeReadRequests();
  const state = () => club.store.getState();
  const { listBuilderTeams, getBuilderTeam, listAvailableParticipants } = clubTeams.endpoints;
  return {
    ...teams,
    ...club,
    finish: pending.resolve,
    holdReads: () => {
      areReadsHeld = true;
      return reads.resolve;
    },
    /** The cached data that the screens show; people by id, as the order may be the server's. */
    cachedData: () => ({
      members: getBuilderTeam
        .select({ teamId: teams.team.id })(state())
        .data?.data.members.map(({ id, level }) => [id, level]),
      team: listBuilderTeams
        .select(undefined)(state())
        .data?.data.find(({ id }) => id === teams.team.id),
      listedTeam: clubs.endpoints.listClubTeams
        .select({ id: clubId })(state())
        .data?.data.find(({ id }) => id === teams.team.id),
      availableIds: listAvailableParticipants
        .select({ category_id: categoryId })(state())
        .data?.data.map(({ id }) => id)
        .sort((a, b) => a - b),
      participants: clubs.endpoints.listClubParticipants
        .select({ id: clubId })(state())
        .data?.data.toSorted((a, b) => a.id - b.id),
    }),
  };
}

export type PendingClub = Awaited<ReturnType<typeof openPendingClub>>;
export type CachedData = ReturnType<PendingClub['cachedData']>;
