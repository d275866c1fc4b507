import { useMemo } from 'react';
import {
  useListAvailableParticipantsQuery,
  useListTeamCandidatesQuery,
} from '../../api/clubTeams.ts';
import { serverMessage } from '../../api/errors.ts';
import { type Person, personOf } from '../../ui/picker/people.ts';
import { copy } from './copy.ts';
import type { TeamDraft } from './teamRules.ts';

/**
 * The club's participants to choose from, fetched when step 2 asks for them. Who has a team in the
 * category already is marked, where the server tells.
 */
export function useCandidates(clubId: number, draft: TeamDraft | null) {
  const categoryId = draft?.step === 2 ? draft.categoryId : null;
  const { currentData, error, isFetching, refetch } = useListTeamCandidatesQuery(
    { ghId: clubId },
    { skip: categoryId === null },
  );
  const available = useListAvailableParticipantsQuery(
    { category_id: categoryId ?? 0 },
    { skip: categoryId === null },
  );
  const known = currentData?.data;
  const free = available.currentData?.data;
  const people = useMemo<Person[] | undefined>(() => {
    if (!Array.isArray(known)) return undefined;
    const freeIds = Array.isArray(free) ? new Set(free.map(({ id }) => id)) : undefined;
    return known.map((participant) => ({
      ...personOf(participant),
      unavailable: freeIds !== undefined && !freeIds.has(participant.id),
    }));
  }, [free, known]);
  const retry = () => {
    void refetch();
    void available.refetch();
  };
  return {
    // Marks that come later would take back what looked free.
    people: available.isLoading ? undefined : people,
    failure:
      people || isFetching || categoryId === null
        ? undefined
        : { message: serverMessage(error) ?? copy.create.candidatesFailed, retry, retrying: false },
    reload: retry,
  };
}
