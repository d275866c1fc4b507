import type { BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import {
  type ClubStore,
  patchAll,
  patchClubStats,
  selectClubStatsTag,
  selectTeams,
  setMembers,
  toClubStore,
  toParticipant,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { type Patch, trackMutation } from './optimisticUpdates.ts';
import { isObject, requireText } from './responses.ts';
import {
  allAvailableTag,
  allTeamsTag,
  builderTeamListTag,
  clubListTag,
  clubParticipantsTag,
  clubTag,
  publicTeamListTag,
  type Tag,
  teamListTags,
  teamTags,
} from './tags.ts';

type PeopleList = { data: ClubParticipant[] };

/** Applies a change to every cached list of the club's participants; returns the patches. */
const patchPeople = (store: ClubStore, recipe: (list: PeopleList) => void): Patch[] => [
  ...patchAll(store, 'listClubParticipants', recipe),
  ...patchAll(store, 'listAvailableParticipants', recipe),
  ...patchAll(store, 'listTeamCandidates', recipe),
];

/**
 * Removes a participant from all lists and teams. A team keeps its last member, which the server
 * does not let go.
 */
function patchParticipantRemoval(store: ClubStore, participantId: number): Patch[] {
  const isOther = ({ id }: { id: number }) => id !== participantId;
  const shrinks = ({ members }: BuilderTeam) => members.length > 1 && !members.every(isOther);
  const shrunkIds = (selectTeams(store) ?? []).filter(shrinks).map(({ id }) => id);
  const leaveTeam = (team: BuilderTeam) => {
    if (shrinks(team)) setMembers(team, team.members.filter(isOther).map(toParticipant));
  };
  return [
    ...patchAll(store, 'listBuilderTeams', ({ data }) => data.forEach(leaveTeam)),
    ...patchAll(store, 'getBuilderTeam', ({ data }) => leaveTeam(data)),
    ...patchAll(store, 'listClubTeams', ({ data }) => {
      for (const team of data)
        if (team.member_count !== undefined && shrunkIds.includes(team.id)) team.member_count -= 1;
    }),
    ...patchPeople(store, (list) => {
      list.data = list.data.filter(isOther);
    }),
    ...patchClubStats(store, 'participants'),
  ];
}

/** Replaces a participant in all lists and teams by the one of a response. */
function replaceParticipant(store: ClubStore, changed: ClubParticipant): void {
  const replace = (people: ClubParticipant[]) => {
    for (const person of people) if (person.id === changed.id) Object.assign(person, changed);
  };
  patchPeople(store, ({ data }) => replace(data));
  patchAll(store, 'listBuilderTeams', ({ data }) => {
    for (const { members } of data) replace(members);
  });
}

/** Tags of a participant's teams; of all teams if the club's teams are not cached. */
const tagsOfParticipantTeams = (store: ClubStore, participantId: number): Tag[] =>
  selectTeams(store)
    ?.filter(({ members }) => members.some(({ id }) => id === participantId))
    .flatMap(teamTags) ?? [allTeamsTag];

const readCompleteParticipant = (person: ClubParticipant | undefined) =>
  isObject(person) ? requireText(person, 'name', 'email') : undefined;

/** Mutations of the club and its participants. */
const clubMutations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    updateClub: build.mutation({
      ...operation('updateClub'),
      onQueryStarted: ({ id }, lifecycle) =>
        trackMutation(lifecycle, {
          tags: [clubListTag],
          onSuccess: (response) => {
            const club = isObject(response?.data) && requireText(response.data, 'name', 'email');
            if (!club) return [clubTag(id)];
            patchAll(toClubStore(lifecycle), 'getClub', (draft) => {
              draft.data = club;
            });
            return [];
          },
          tagsOnError: [],
        }),
    }),
    removeClubParticipant: build.mutation({
      ...operation('removeClubParticipant'),
      onQueryStarted: ({ participantId }, lifecycle) => {
        const store = toClubStore(lifecycle);
        const teams = tagsOfParticipantTeams(store, participantId);
        const tags: Tag[] = [
          clubParticipantsTag,
          allAvailableTag,
          ...teams,
          ...(teams.length > 0 ? teamListTags : []),
          selectClubStatsTag(store),
        ];
        return trackMutation(lifecycle, {
          patches: patchParticipantRemoval(store, participantId),
          tags,
        });
      },
    }),
    updateParticipant: build.mutation({
      ...operation('updateParticipant'),
      onQueryStarted: ({ id }, lifecycle) => {
        const store = toClubStore(lifecycle);
        const teams = tagsOfParticipantTeams(store, id);
        return trackMutation(lifecycle, {
          // The public lists contain names.
          tags: teams.length > 0 ? [...teams, publicTeamListTag] : [],
          onSuccess: (response) => {
            const participant = readCompleteParticipant(response?.participant);
            if (!participant) return [clubParticipantsTag, allAvailableTag, builderTeamListTag];
            replaceParticipant(store, participant);
            return [];
          },
          tagsOnError: [clubParticipantsTag],
        });
      },
    }),
  }),
});

export const {
  useUpdateClubMutation,
  useRemoveClubParticipantMutation,
  useUpdateParticipantMutation,
} = clubMutations;
