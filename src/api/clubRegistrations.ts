import type { TeamReadinessEntry } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/operations.ts';
import { type ClubStore, selectClub, selectTeam, trackMutation } from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { isObject, readEntries, readItem, requireText } from './responses.ts';
import {
  allTournamentsTag,
  allTournamentTeamsTag,
  clubStatsTag,
  readinessTag,
  registrationTag,
  type Tag,
  teamPagesTag,
  teamTag,
  tournamentsOfClubsTag,
  tournamentTag,
  tournamentTeamsTag,
} from './tags.ts';

/** What a registration of the club's team affects; `tournamentsOfClubsTag` means the readiness too. */
function registrationTags(
  { getState }: ClubStore,
  teamId: number,
  tournamentId: number | undefined,
): Tag[] {
  const code = selectTeam(getState(), teamId)?.team_id;
  const inTournament: Tag[] =
    tournamentId === undefined
      ? [allTournamentsTag, allTournamentTeamsTag]
      : [
          tournamentTag(tournamentId),
          tournamentTeamsTag(tournamentId),
          registrationTag(tournamentId),
        ];
  return [
    tournamentsOfClubsTag,
    ...inTournament,
    clubStatsTag(selectClub(getState())?.user?.id),
    code ? teamTag(code) : teamPagesTag,
  ];
}

/** The club's teams in the coming tournaments. */
const clubRegistrations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    listClubReadiness: build.query({
      ...operation(operations.listClubReadiness, {
        response: (body) =>
          readItem(body, 'data', ({ tournaments, teams }) => ({
            tournaments: readEntries(tournaments, (each) => requireText(each, 'title')),
            teams: readEntries(teams, (team) => requireText(team, 'name')),
          })),
      }),
      providesTags: [readinessTag, tournamentsOfClubsTag],
    }),
    registerClubTeam: build.mutation({
      ...operation(operations.registerClubTeam),
      onQueryStarted: ({ teamId, body: { tournament_id: tournamentId } }, lifecycle) => {
        const tags = registrationTags(lifecycle, teamId, tournamentId);
        return trackMutation(lifecycle, {
          tags,
          // Of many, each line says at once that it is done.
          onSuccess: ({ data }) => {
            if (isObject(data))
              patchEntry(lifecycle, { teamId, tournamentId }, (entry) => {
                entry.missing = [];
                entry.registration = { id: data.id, checked_in: false };
              });
            return tags;
          },
        });
      },
    }),
    withdrawClubTeam: build.mutation({
      ...operation(operations.withdrawClubTeam),
      onQueryStarted: ({ teamId, registrationId }, lifecycle) => {
        const tournamentId = findTournamentId(lifecycle, registrationId);
        return trackMutation(lifecycle, {
          tags: registrationTags(lifecycle, teamId, tournamentId),
        });
      },
    }),
  }),
});

const { endpoints, util } = clubRegistrations;

/** The tournament of a registration, from the cached readiness: the operation names the team only. */
const findTournamentId = ({ getState }: ClubStore, registrationId: number): number | undefined =>
  endpoints.listClubReadiness
    .select(undefined)(getState())
    .data?.data.teams.flatMap(({ entries }) => entries)
    .find(({ registration }) => registration?.id === registrationId)?.tournament_id;

function patchEntry(
  { dispatch }: ClubStore,
  { teamId, tournamentId }: { teamId: number; tournamentId: number },
  change: (entry: TeamReadinessEntry) => void,
): void {
  dispatch(
    util.updateQueryData('listClubReadiness', undefined, ({ data }) => {
      const team = data.teams.find(({ id }) => id === teamId);
      const entry = team?.entries.find((each) => each.tournament_id === tournamentId);
      if (entry) change(entry);
    }),
  );
}

export const {
  useListClubReadinessQuery,
  useRegisterClubTeamMutation,
  useWithdrawClubTeamMutation,
} = clubRegistrations;
