import { skipToken } from '@reduxjs/toolkit/query';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { useGetBuilderTeamQuery, useListAvailableParticipantsQuery } from '../../api/clubTeams.ts';
import { markTaken, type Person, personOf } from '../../ui/picker/people.ts';
import { copy } from './copy.ts';
import type { EditDraft } from './draft.ts';
import { isMissing } from './failureText.ts';
import { loadFailure } from './loadFailure.ts';
import { peopleOf } from './members.ts';
import { useFailureToast } from './useFailureToast.ts';

const fresh = { refetchOnMountOrArgChange: true };

/** A team as it is now, whether it is gone, and who may be chosen for what it is to become. */
export function useEditedTeam(listed: BuilderTeam, changed: EditDraft | undefined) {
  const { currentData, error } = useGetBuilderTeamQuery({ teamId: listed.id }, fresh);
  const team = currentData?.data ?? listed;
  const gone = isMissing(error);
  useFailureToast(gone ? undefined : error, copy.edit.membersFailed);

  const category = changed?.category ?? team.category_id;
  const available = useListAvailableParticipantsQuery(
    changed?.step === 2 ? { category_id: category } : skipToken,
    fresh,
  );
  useFailureToast(available.error, copy.compose.availableFailed);
  const people =
    available.currentData &&
    withMembers(
      peopleOf(team),
      available.currentData.data.map(personOf),
      category === team.category_id,
    );
  return {
    team,
    gone,
    free: {
      people,
      chosen: markTaken(changed?.chosen ?? [], people),
      failure: loadFailure(available, copy.compose.availableFailed),
    },
  };
}

/**
 * The members, then those who are free beside them. In another category a member may be in a team
 * already.
 */
function withMembers(
  members: readonly Person[],
  free: readonly Person[],
  sameCategory: boolean,
): Person[] {
  const isMember = ({ id }: Person) => members.some((member) => member.id === id);
  const marked = sameCategory ? members : markTaken(members, free);
  return [...marked, ...free.filter((person) => !isMember(person))];
}
