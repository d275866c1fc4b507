import type { ClubParticipant } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/operations.ts';
import {
  type ClubStore,
  participantLists,
  patchLists,
  removeRow,
  selectClub,
  trackMutation,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { requireText } from './responses.ts';
import {
  allAvailableTag,
  allTeamsTag,
  builderTeamListTag,
  clubListTag,
  clubParticipantsTag,
  clubStatsTag,
  clubTag,
  memberTag,
  publicTeamListTag,
  type Tag,
  teamPagesTag,
  teamListTags,
} from './tags.ts';

/**
 * Replaces a participant in all lists and teams by the one of a response; a field that the response
 * leaves out is gone, but the names of their teams, which only one list has.
 */
function replaceParticipant(store: ClubStore, changed: ClubParticipant): void {
  patchLists(store, participantLists, (list) => {
    list.data = list.data.map((person) =>
      person.id === changed.id ? { ...changed, ...teamNames(person) } : person,
    );
  });
  patchLists(store, ['listBuilderTeams'], ({ data }) => {
    for (const { members } of data)
      for (const [index, { id, level }] of members.entries())
        if (id === changed.id) members[index] = { ...changed, level };
  });
}

const teamNames = ({ team_names }: ClubParticipant) => team_names && { team_names };

/** What a member of the club more or less affects. */
const membersTags = (clubId: number): Tag[] => [
  clubParticipantsTag,
  allAvailableTag,
  clubStatsTag(clubId),
  ...teamListTags,
];

/** Mutations of the club and its participants. */
const clubMutations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    updateClub: build.mutation({
      ...operation(operations.updateClub),
      onQueryStarted: ({ id }, lifecycle) =>
        trackMutation(lifecycle, {
          tags: [],
          onSuccess: (response) => {
            const club = response?.data && requireText(response.data, 'name', 'email');
            if (!club) return [clubListTag, clubTag(id)];
            const replaceClub = () => ({ success: true, data: club }) as const;
            lifecycle.dispatch(clubTeams.util.updateQueryData('getClub', { id }, replaceClub));
            return [clubListTag];
          },
        }),
    }),
    setClubNames: build.mutation({
      ...operation(operations.setClubNames),
      onQueryStarted: ({ body: { names, portraits } }, lifecycle) => {
        const club = selectClub(lifecycle.getState())?.user;
        const patch = lifecycle.dispatch(
          clubTeams.util.updateQueryData('getClub', { id: club?.id ?? 0 }, ({ data }) => {
            data.names = names;
            if (portraits !== undefined) data.portraits = portraits;
          }),
        );
        return trackMutation(lifecycle, {
          patches: [patch],
          tags: [publicTeamListTag, teamPagesTag],
        });
      },
    }),
    removeClubParticipant: build.mutation({
      ...operation(operations.removeClubParticipant),
      onQueryStarted: ({ id: clubId, participantId: id }, lifecycle) => {
        return trackMutation(lifecycle, {
          patches: removeRow(lifecycle, participantLists, id),
          tags: [...membersTags(clubId), memberTag(id)],
        });
      },
    }),
    eraseClubParticipant: build.mutation({
      ...operation(operations.eraseClubParticipant),
      // It stays in its teams, without a name, and may have led some.
      onQueryStarted: ({ id: clubId }, lifecycle) =>
        trackMutation(lifecycle, { tags: [...membersTags(clubId), allTeamsTag] }),
    }),
    restoreClubParticipant: build.mutation({
      ...operation(operations.restoreClubParticipant),
      // Nothing cached shows them as a member of their teams.
      onQueryStarted: ({ id: clubId }, lifecycle) =>
        trackMutation(lifecycle, { tags: [...membersTags(clubId), allTeamsTag] }),
    }),
    updateParticipant: build.mutation({
      ...operation(operations.updateParticipant),
      onQueryStarted: ({ id }, lifecycle) =>
        trackMutation(lifecycle, {
          tags: [clubParticipantsTag],
          onSuccess: (response) => {
            const shown = [memberTag(id), publicTeamListTag];
            const participant = response?.participant;
            // The address is empty for a pupil without one.
            const isWhole = participant && requireText(participant, 'name');
            if (!isWhole || typeof participant.email !== 'string')
              return [...shown, clubParticipantsTag, allAvailableTag, builderTeamListTag];
            replaceParticipant(lifecycle, { ...participant, id });
            return shown;
          },
        }),
    }),
  }),
});

export const {
  useSetClubNamesMutation,
  useUpdateClubMutation,
  useEraseClubParticipantMutation,
  useRemoveClubParticipantMutation,
  useRestoreClubParticipantMutation,
  useUpdateParticipantMutation,
} = clubMutations;
