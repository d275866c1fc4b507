import { skipToken } from '@reduxjs/toolkit/query';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { useListClubParticipantsQuery } from '../../api/clubs.ts';
import { useListAvailableParticipantsQuery } from '../../api/clubTeams.ts';
import { markTaken, type Person, personOf } from '../../ui/picker/people.ts';
import { copy } from './copy.ts';
import type { CreateDraft } from './draft.ts';
import { loadFailure } from './loadFailure.ts';
import { useFailureToast } from './useFailureToast.ts';

const fresh = { refetchOnMountOrArgChange: true };
const peopleIn = (answer: { data: readonly ClubParticipant[] } | undefined): Person[] | undefined =>
  answer?.data.map(personOf);

/** Who may be chosen for a new team, and the chosen with those marked who are free no longer. */
export function useFreePeople(
  { category, everybody, chosen }: CreateDraft,
  clubId: number | undefined,
) {
  const unassigned = useListClubParticipantsQuery(
    clubId === undefined ? skipToken : { id: clubId, only_unassigned: 1 },
    fresh,
  );
  const alone = peopleIn(unassigned.currentData);
  // Somebody chosen who is in a team may yet be free in this category: then the longer list knows.
  const needsAll = everybody || markTaken(chosen, alone).some(({ unavailable }) => unavailable);
  const available = useListAvailableParticipantsQuery(
    needsAll && category !== null ? { category_id: category } : skipToken,
    fresh,
  );
  const all = peopleIn(available.currentData);
  useFailureToast(everybody ? undefined : unassigned.error, copy.compose.participantsFailed);
  useFailureToast(everybody ? available.error : undefined, copy.compose.availableFailed);
  return {
    people: everybody ? all : alone,
    chosen: markTaken(chosen, needsAll ? all : alone),
    failure: everybody
      ? loadFailure(available, copy.compose.availableFailed)
      : loadFailure(unassigned, copy.compose.participantsFailed),
  };
}
