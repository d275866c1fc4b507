import { useMemo } from 'react';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { withoutTeam } from '../../../paths.ts';
import { hasTeamNames, isWithoutTeam } from '../participantFields.ts';
import { useSearchParamsUpdate } from '../../../ui/lists/useSearchParamsUpdate.ts';

const [[name, value]] = [...new URLSearchParams(withoutTeam)] as [[string, string]];

/**
 * Whether only the participants without a team are shown, which the URL says, and how many they are.
 * `isKnown` is false for a backend that does not send the teams of participants.
 */
export function useWithoutTeamFilter(participants: readonly ClubParticipant[]) {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const isKnown = useMemo(() => hasTeamNames(participants), [participants]);
  const count = useMemo(() => participants.filter(isWithoutTeam).length, [participants]);
  return {
    isKnown,
    isOn: isKnown && searchParams.get(name) === value,
    count,
    set: (isOn: boolean) =>
      setSearchParams(
        (current) => {
          if (isOn) current.set(name, value);
          else current.delete(name);
          current.delete('page');
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
