import { useMemo } from 'react';
import {
  useListAvailableParticipantsQuery,
  useListTeamCandidatesQuery,
} from '../../api/clubTeams.ts';
import { serverMessage } from '../../api/errors.ts';
import { type Person, toPerson } from '../teamForm/picker/people.ts';
import { copy } from './copy.ts';
import type { TeamDraft } from '../teamForm/draft.ts';

/**
 * Returns the club's participants, fetched when step 2 opens. Those who already have a team in the
 * category are marked as unavailable if the list of available participants could be loaded.
 */
export function useCandidates(clubId: number, draft: TeamDraft) {
  const categoryId = draft.step === 2 ? draft.categoryId : null;
  const { currentData, error, isFetching, refetch } = useListTeamCandidatesQuery(
    { ghId: clubId },
    { skip: categoryId === null },
  );
  const availableQuery = useListAvailableParticipantsQuery(
    { category_id: categoryId ?? 0 },
    { skip: categoryId === null },
  );
  const participants = currentData?.data;
  const availableParticipants = availableQuery.currentData?.data;
  const people = useMemo<Person[] | undefined>(() => {
    if (!participants) return undefined;
    const availableIds =
      availableParticipants && new Set(availableParticipants.map(({ id }) => id));
    return participants.map((participant) => ({
      ...toPerson(participant),
      unavailable: availableIds !== undefined && !availableIds.has(participant.id),
    }));
  }, [availableParticipants, participants]);
  // Waits for both lists: marking somebody as unavailable later could invalidate the selection.
  const loadedPeople = availableQuery.isLoading ? undefined : people;
  const retry = () => {
    void refetch();
    void availableQuery.refetch();
  };
  return {
    people: loadedPeople,
    selected: draft.members.flatMap(
      (member) => loadedPeople?.find(({ id }) => id === member.id) ?? [],
    ),
    failure:
      people || isFetching || categoryId === null
        ? undefined
        : { message: serverMessage(error) ?? copy.create.candidatesFailed, retry, retrying: false },
    reload: retry,
  };
}
