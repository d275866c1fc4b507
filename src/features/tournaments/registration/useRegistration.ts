import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../../../api/errors.ts';
import { useRegisterTeamMutation } from '../../../api/registrations.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';

const successMilliseconds = 5000;

export type RegistrationResult = { kind: 'success' | 'error'; text: string };

/**
 * Registers a team in one category. Returns the result as a text (a success disappears after five
 * seconds), and whether a registration has succeeded since the component was mounted.
 */
export function useRegistration(tournamentId: number, categoryId: number) {
  const [registerTeam] = useRegisterTeamMutation();
  const [result, setResult] = useState<RegistrationResult>();
  const [hasRegistered, setHasRegistered] = useState(false);

  const submit = useCallback(
    async (teamId: number | undefined) => {
      if (teamId === undefined) {
        setResult({ kind: 'error', text: copy.registration.chooseTeam });
        return;
      }
      setResult(undefined);
      const { data, error } = await registerTeam({
        body: { tournament_id: tournamentId, team_id: teamId, category_id: categoryId },
      });
      if (data) {
        setHasRegistered(true);
        setResult({ kind: 'success', text: data.message || copy.registration.succeeded });
      } else {
        setResult({ kind: 'error', text: errorText(error, copy.registration) });
      }
    },
    [registerTeam, tournamentId, categoryId],
  );

  useEffect(() => {
    if (result?.kind !== 'success') return undefined;
    const timer = setTimeout(() => setResult(undefined), successMilliseconds);
    return () => clearTimeout(timer);
  }, [result]);

  const { run, busy } = useSingleFlight(submit);
  return {
    register: run,
    busy,
    result,
    hasRegistered,
    clearResult: useCallback(() => setResult(undefined), []),
  };
}
