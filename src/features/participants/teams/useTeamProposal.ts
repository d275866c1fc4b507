import { useMemo } from 'react';
import { foldName } from '../../../../openapi/texts/names.ts';
import { useListClubTeamsQuery } from '../../../api/clubs.ts';
import { useListAvailableParticipantsQuery } from '../../../api/clubTeams.ts';
import type { Category } from './GroupingStep.tsx';
import { copy } from './copy.ts';
import { type Grouping, proposeTeams, type Pupil, type TypedNames } from './proposeTeams.ts';

type Choice = {
  clubId: number;
  category: Category;
  grouping: Grouping;
  typed: TypedNames;
  onTyped: (typed: TypedNames) => void;
};

const keyOf = ({ size, by }: Grouping, place: number) => `${by} ${size} ${place}`;

/**
 * Returns the teams that selected pupils become, with the names that were typed, and who cannot be
 * in one because the category has a team with them. `teams` is undefined until it is known who is free.
 */
export function useTeamProposal(
  pupils: readonly Pupil[],
  { clubId, category, grouping, typed, onTyped }: Choice,
) {
  const available = useListAvailableParticipantsQuery(
    { category_id: category.id },
    { refetchOnMountOrArgChange: true },
  );
  const clubTeams = useListClubTeamsQuery({ id: clubId });
  const free = available.currentData?.data;
  const present = clubTeams.currentData?.data;
  const freeIds = useMemo(() => new Set(free?.map(({ id }) => id)), [free]);
  const proposed = useMemo(
    () =>
      free &&
      present &&
      proposeTeams(
        pupils.filter(({ id }) => freeIds.has(id)),
        grouping,
        { category: category.name, usedNames: present.map(({ name }) => name) },
      ),
    [free, present, freeIds, pupils, grouping, category.name],
  );
  return {
    teams: proposed?.map((team, place) => {
      const entry = typed[keyOf(grouping, place)];
      // Who is taken meanwhile moves the others, so it is enough that one has stayed.
      const isSame = team.members.some(({ id }) => entry?.members.has(id));
      return entry && isSame ? { ...team, name: entry.name } : team;
    }),
    taken: useMemo(() => pupils.filter(({ id }) => !freeIds.has(id)), [pupils, freeIds]),
    rename: (place: number, name: string) => {
      const members = new Set(proposed?.[place]?.members.map(({ id }) => id));
      onTyped({ ...typed, [keyOf(grouping, place)]: { name, members } });
    },
    isFailed: [available, clubTeams].some(
      ({ currentData, isFetching }) => !currentData && !isFetching,
    ),
    retry: () => {
      void available.refetch();
      void clubTeams.refetch();
    },
  };
}

/** Returns what is wrong with each name: it is missing, or another team has it. */
export function findNameErrors(teams: readonly { name: string }[]): (string | undefined)[] {
  const names = teams.map(({ name }) => foldName(name));
  const byName = Map.groupBy(names, (name) => name);
  return names.map((name) => {
    if (name === '') return copy.nameRequired;
    return (byName.get(name)?.length ?? 0) > 1 ? copy.nameTwice : undefined;
  });
}
