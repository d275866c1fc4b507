import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { useListClubParticipantsQuery } from '../../../api/clubs.ts';
import {
  useListAvailableParticipantsQuery,
  useListBuilderTeamsQuery,
} from '../../../api/clubTeams.ts';
import { teamsOf } from '../members/members.ts';
import { markUnavailable, type Person, toPerson } from '../../teamForm/picker/people.ts';
import { copy } from '../copy.ts';
import type { CreateDraft } from './draft.ts';
import { loadFailure, useErrorToast } from '../useErrorToast.ts';

const refetchOnMount = { refetchOnMountOrArgChange: true };
const toPeople = (
  response: { data: readonly ClubParticipant[] } | undefined,
): Person[] | undefined => response?.data.map(toPerson);

/**
 * Returns who can be selected for a new team, and the selection with those marked who are no longer
 * available.
 */
export function useTeamCandidates(
  { categoryId, everybody, members }: CreateDraft,
  clubId: number | undefined,
) {
  const unassignedQuery = useListClubParticipantsQuery(
    clubId === undefined ? skipToken : { id: clubId, only_unassigned: 1 },
    refetchOnMount,
  );
  const unassigned = unassignedQuery.currentData;
  const unassignedPeople = useMemo(() => toPeople(unassigned), [unassigned]);
  // Only the whole list tells a club without participants from one whose participants all have teams.
  const everybodyQuery = useListClubParticipantsQuery(
    clubId === undefined || unassigned?.data.length !== 0 ? skipToken : { id: clubId },
  );
  // A selected participant who is in a team may still be available in this category; only the
  // longer list tells.
  const needsAvailable =
    everybody || markUnavailable(members, unassignedPeople).some(({ unavailable }) => unavailable);
  const availableQuery = useListAvailableParticipantsQuery(
    needsAvailable && categoryId !== null ? { category_id: categoryId } : skipToken,
    refetchOnMount,
  );
  const available = availableQuery.currentData;
  const teams = useListBuilderTeamsQuery(undefined, { skip: !everybody }).currentData;
  const availablePeople = useMemo(
    () =>
      toPeople(available)?.map((person) => ({ ...person, teams: teamsOf(person, teams?.data) })),
    [available, teams],
  );
  useErrorToast(everybody ? undefined : unassignedQuery.error, copy.teamForm.participantsFailed);
  useErrorToast(everybody ? availableQuery.error : undefined, copy.teamForm.availableFailed);
  return {
    people: everybody ? availablePeople : unassignedPeople,
    isClubEmpty: everybodyQuery.currentData?.data.length === 0,
    selected: markUnavailable(members, needsAvailable ? availablePeople : unassignedPeople),
    failure: everybody
      ? loadFailure(availableQuery, copy.teamForm.availableFailed)
      : loadFailure(unassignedQuery, copy.teamForm.participantsFailed),
  };
}
