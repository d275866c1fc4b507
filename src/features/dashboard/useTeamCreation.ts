import { useState } from 'react';
import { endsSession, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useCreateTeamWithMembersMutation } from '../../api/teamChanges.ts';
import type { ClubUser } from '../../session/storage.ts';
import type { Person } from '../../ui/picker/people.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { isRefusal } from './failures.ts';
import { emptyTeam, fewestMembers, isClubCode, type TeamDraft } from './teamRules.ts';
import { useCandidates } from './useCandidates.ts';
import type { useTeamDraft } from './useTeamDraft.ts';

type Problem = { message: string; missing?: 'category' | 'name' };

/**
 * The way of a new team through both steps: what is chosen, which rule it breaks, and its saving.
 */
export function useTeamCreation(
  { id: clubId, code }: ClubUser,
  { draft, change, close }: ReturnType<typeof useTeamDraft>,
) {
  const [problem, setProblem] = useState<Problem>();
  // What is shown stays while the dialog fades.
  const [shown, setShown] = useState(draft ?? emptyTeam);
  if (draft && draft !== shown) setShown(draft);
  const { people, failure, reload } = useCandidates(clubId, draft);
  const chosen = shown.memberIds.flatMap((id) => people?.find((person) => person.id === id) ?? []);

  const update = (changed: Partial<TeamDraft>) => {
    setProblem(undefined);
    if (draft) change({ ...draft, ...changed });
  };
  const end = () => {
    setProblem(undefined);
    close();
  };
  const next = (hasCategory: boolean): Problem['missing'] => {
    const missing = hasCategory ? (shown.name.trim() === '' ? 'name' : undefined) : 'category';
    if (missing) setProblem({ message: copy.create.incomplete, missing });
    else if (!isClubCode(code)) setProblem({ message: copy.create.badCode });
    else update({ step: 2 });
    return missing;
  };

  const { send, busy } = useTeamSave({
    onCreated: end,
    onFailed: (message) => setProblem({ message }),
    onRefused: reload,
  });
  const save = () => {
    if (!draft || draft.categoryId === null) return;
    setProblem(undefined);
    if (!isClubCode(code)) setProblem({ message: copy.create.badCodeAtSave });
    else if (chosen.length < fewestMembers) setProblem({ message: copy.create.tooFew });
    else
      void send({
        team_name: draft.name.trim(),
        category_id: draft.categoryId,
        team_code: code,
        'member_ids[]': chosen.map(({ id }) => id),
      });
  };
  return {
    shown,
    problem,
    people,
    failure,
    chosen,
    busy,
    update,
    end,
    next,
    save,
    choose: (members: Person[]) => update({ memberIds: members.map(({ id }) => id) }),
  };
}

export type TeamCreation = ReturnType<typeof useTeamCreation>;

type Outcome = {
  onCreated: () => void;
  onFailed: (text: string) => void;
  /** The server knows better: somebody has a team by now, or has left the club. */
  onRefused: () => void;
};

function useTeamSave({ onCreated, onFailed, onRefused }: Outcome) {
  const [createTeam] = useCreateTeamWithMembersMutation();
  const toast = useToast();
  const { run: send, busy } = useOneAtATime(
    async (body: Parameters<typeof createTeam>[0]['body']) => {
      const { data, error } = await createTeam({ body });
      if (data && data.success !== false) {
        onCreated();
        toast.success(copy.create.created(body.team_name));
      } else if (!endsSession(error)) {
        const text = failureText(error ?? { data });
        // A screen reader hears nothing beside an open dialog, so it stands in there, too.
        onFailed(text);
        toast.error(text);
        if (isRefusal(error)) onRefused();
      }
    },
  );
  return { send, busy };
}

function failureText(error: unknown): string {
  if (isNetworkError(error)) return copy.create.unreachable;
  return serverMessage(error) ?? serverMessage(error, 'error') ?? copy.create.failed;
}
