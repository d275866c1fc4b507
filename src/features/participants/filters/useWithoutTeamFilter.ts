import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { withoutTeam } from '../../../paths.ts';
import { hasTeamNames, isWithoutTeam } from '../participantFields.ts';

const [[name, value]] = [...new URLSearchParams(withoutTeam)] as [[string, string]];

/**
 * Whether only the participants without a team are shown, which the URL says, and how many they are.
 * `isKnown` is false for a backend that does not send the teams of participants.
 */
export function useWithoutTeamFilter(participants: readonly ClubParticipant[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const isKnown = useMemo(() => hasTeamNames(participants), [participants]);
  const count = useMemo(() => participants.filter(isWithoutTeam).length, [participants]);
  return {
    isKnown,
    isOn: isKnown && searchParams.get(name) === value,
    count,
    set: (isOn: boolean) =>
      setSearchParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (isOn) next.set(name, value);
          else next.delete(name);
          next.delete('page');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
