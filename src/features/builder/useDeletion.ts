import { useCallback, useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { endsSession } from '../../api/errors.ts';
import { useDeleteTeamMutation } from '../../api/teamChanges.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { changeFailureText } from './failureText.ts';

/**
 * Deletes teams after a question: which one the question is about, and what came of it as a toast.
 * The row is gone at once, and comes back where the server refuses.
 */
export function useDeletion() {
  const [deleteTeam] = useDeleteTeamMutation();
  const toast = useToast();
  // The name stays when the dialog closes, for as long as it fades.
  const [question, setQuestion] = useState<{ open: boolean; team?: BuilderTeam }>({ open: false });
  const ask = useCallback((team: BuilderTeam) => setQuestion({ open: true, team }), []);
  const close = () => setQuestion(({ team }) => ({ open: false, team }));
  const remove = async ({ id, name }: BuilderTeam) => {
    const { error } = await deleteTeam({ teamId: id });
    if (error === undefined) toast.success(copy.remove.done(name));
    else if (!endsSession(error)) toast.error(changeFailureText(error, copy.remove.failed));
  };
  return {
    question,
    ask,
    cancel: close,
    confirm: () => {
      // A dialog that is fading can still be clicked.
      if (!question.open || !question.team) return;
      close();
      void remove(question.team);
    },
  };
}
