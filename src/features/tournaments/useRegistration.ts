import { useCallback, useEffect, useState } from 'react';
import { useRegisterTeamMutation } from '../../api/registrations.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { copy } from './copy.ts';
import { registrationFailureText } from './failureText.ts';

const successShownMilliseconds = 5000;

export type Outcome = { kind: 'success' | 'error'; text: string };

/**
 * Registers a team in one category: what came of it (a success for five seconds), and whether it
 * succeeded here.
 */
export function useRegistration(tournamentId: number, categoryId: number) {
  const [registerTeam] = useRegisterTeamMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [done, setDone] = useState(false);

  const submit = useCallback(
    async (teamId: number | undefined) => {
      if (teamId === undefined) {
        setOutcome({ kind: 'error', text: copy.registration.chooseTeam });
        return;
      }
      setOutcome(undefined);
      const { data, error } = await registerTeam({
        body: { tournament_id: tournamentId, team_id: teamId, category_id: categoryId },
      });
      if (data?.success) {
        setDone(true);
        setOutcome({ kind: 'success', text: data.message || copy.registration.succeeded });
      } else {
        setOutcome({ kind: 'error', text: registrationFailureText(error ?? { data }) });
      }
    },
    [registerTeam, tournamentId, categoryId],
  );

  useEffect(() => {
    if (outcome?.kind !== 'success') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), successShownMilliseconds);
    return () => clearTimeout(timer);
  }, [outcome]);

  const { run, busy } = useOneAtATime(submit);
  return {
    register: run,
    busy,
    outcome,
    done,
    forgetOutcome: useCallback(() => setOutcome(undefined), []),
  };
}
