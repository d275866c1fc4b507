import { useState } from 'react';
import { isSessionExpired, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useCreateTeamWithMembersMutation } from '../../api/teamMutations.ts';
import type { ClubUser } from '../../session/storage.ts';
import type { Person } from '../teamForm/picker/people.ts';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { emptyTeamDraft, minTeamSize, isClubCode, type TeamDraft } from './teamRules.ts';
import { useCandidates } from './useCandidates.ts';
import type { useTeamDraft } from './useTeamDraft.ts';

type Problem = { message: string; missing?: 'category' | 'name' };

/** State of the dialog that creates a team: the draft, validation, and saving. */
export function useTeamCreation(
  { id: clubId, code }: ClubUser,
  { draft, change, close }: ReturnType<typeof useTeamDraft>,
) {
  const [problem, setProblem] = useState<Problem>();
  // Keeps showing the draft during the closing animation.
  const [shownDraft, setShownDraft] = useState(draft ?? emptyTeamDraft);
  if (draft && draft !== shownDraft) setShownDraft(draft);
  const { people, failure: listFailure, reload } = useCandidates(clubId, draft);
  const selected = shownDraft.memberIds.flatMap(
    (id) => people?.find((person) => person.id === id) ?? [],
  );

  const update = (changes: Partial<TeamDraft>) => {
    setProblem(undefined);
    if (draft) change({ ...draft, ...changes });
  };
  const closeDialog = () => {
    setProblem(undefined);
    close();
  };
  const continueToMembers = (hasCategory: boolean): Problem['missing'] => {
    const missing = hasCategory ? (shownDraft.name.trim() === '' ? 'name' : undefined) : 'category';
    if (missing) setProblem({ message: copy.create.incomplete, missing });
    else if (!isClubCode(code)) setProblem({ message: copy.create.invalidCode });
    else update({ step: 2 });
    return missing;
  };

  const { send, busy } = useTeamSave({
    onCreated: closeDialog,
    onFailed: (message) => setProblem({ message }),
    onRejected: reload,
  });
  const save = () => {
    if (!draft || draft.categoryId === null) return;
    setProblem(undefined);
    if (!isClubCode(code)) setProblem({ message: copy.create.invalidCodeOnSave });
    else if (selected.length < minTeamSize) setProblem({ message: copy.create.tooFewMembers });
    else
      void send({
        team_name: draft.name.trim(),
        category_id: draft.categoryId,
        team_code: code,
        'member_ids[]': selected.map(({ id }) => id),
      });
  };
  return {
    shownDraft,
    problem,
    people,
    listFailure,
    selected,
    busy,
    update,
    closeDialog,
    continueToMembers,
    save,
    selectMembers: (members: Person[]) => update({ memberIds: members.map(({ id }) => id) }),
  };
}

export type TeamCreation = ReturnType<typeof useTeamCreation>;

type SaveHandlers = {
  onCreated: () => void;
  onFailed: (text: string) => void;
  /**
   * The server rejected the request, e.g. because somebody has joined another team or left the
   * club.
   */
  onRejected: () => void;
};

function useTeamSave({ onCreated, onFailed, onRejected }: SaveHandlers) {
  const [createTeam] = useCreateTeamWithMembersMutation();
  const toast = useToast();
  const { run: send, busy } = useSingleFlight(
    async (body: Parameters<typeof createTeam>[0]['body']) => {
      const { data, error } = await createTeam({ body });
      if (data) {
        onCreated();
        toast.success(copy.create.created(body.team_name));
      } else if (!isSessionExpired(error)) {
        const text = createErrorText(error);
        // Screen readers do not announce toasts outside an open dialog, so it shows the text, too.
        onFailed(text);
        toast.error(text);
        if (isErrorResponse(error)) onRejected();
      }
    },
  );
  return { send, busy };
}

/** Whether the server rejected the request. Network errors have a text as their status. */
const isErrorResponse = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400;

function createErrorText(error: unknown): string {
  if (isNetworkError(error)) return copy.create.unreachable;
  return serverMessage(error) ?? serverMessage(error, 'error') ?? copy.create.failed;
}
