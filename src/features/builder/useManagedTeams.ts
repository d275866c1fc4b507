import { useCallback, useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';

/** The team whose members are being managed, and those before it that are not done yet. */
export function useManagedTeams() {
  const [teams, setTeams] = useState<readonly BuilderTeam[]>([]);
  const [openId, setOpenId] = useState<number>();
  const open = useCallback((team: BuilderTeam) => {
    setTeams((current) => [...current.filter(({ id }) => id !== team.id), team]);
    setOpenId(team.id);
  }, []);
  return {
    teams,
    isOpen: ({ id }: BuilderTeam) => id === openId,
    open,
    close: () => setOpenId(undefined),
    drop: (team: BuilderTeam) => setTeams((current) => current.filter(({ id }) => id !== team.id)),
  };
}
