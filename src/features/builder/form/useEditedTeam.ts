import { skipToken } from '@reduxjs/toolkit/query';
import { isStatus } from '../../../api/errors.ts';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import {
  useGetBuilderTeamQuery,
  useListAvailableParticipantsQuery,
} from '../../../api/clubTeams.ts';
import { markUnavailable, type Person, toPerson } from '../../teamForm/picker/people.ts';
import { copy } from '../copy.ts';
import type { EditDraft } from './draft.ts';
import { loadFailure, useErrorToast } from '../useErrorToast.ts';
import { membersLeaderFirst } from '../members/members.ts';

const refetchOnMount = { refetchOnMountOrArgChange: true };

/**
 * Returns the latest version of a team, whether it has been deleted, and the participants who can
 * be selected for the draft.
 */
export function useEditedTeam(listedTeam: BuilderTeam, draft: EditDraft | undefined) {
  const { currentData, error } = useGetBuilderTeamQuery({ teamId: listedTeam.id }, refetchOnMount);
  const team = currentData?.data ?? listedTeam;
  const isDeleted = isStatus(error, 404);
  useErrorToast(isDeleted ? undefined : error, copy.edit.membersFailed);

  const categoryId = draft?.categoryId ?? team.category_id;
  const availableQuery = useListAvailableParticipantsQuery(
    draft?.step === 2 ? { category_id: categoryId } : skipToken,
    refetchOnMount,
  );
  useErrorToast(availableQuery.error, copy.teamForm.availableFailed);
  const people =
    availableQuery.currentData &&
    withCurrentMembers(
      membersLeaderFirst(team),
      availableQuery.currentData.data.map(toPerson),
      categoryId === team.category_id,
    );
  return {
    team,
    isDeleted,
    candidates: {
      people,
      selected: markUnavailable(draft?.members ?? [], people),
      failure: loadFailure(availableQuery, copy.teamForm.availableFailed),
    },
  };
}

/**
 * Returns the members, then the other available participants. In another category members may be
 * unavailable.
 */
function withCurrentMembers(
  members: readonly Person[],
  available: readonly Person[],
  isSameCategory: boolean,
): Person[] {
  const isMember = ({ id }: Person) => members.some((member) => member.id === id);
  const marked = isSameCategory ? members : markUnavailable(members, available);
  return [...marked, ...available.filter((person) => !isMember(person))];
}
