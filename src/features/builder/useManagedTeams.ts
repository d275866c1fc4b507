import { useCallback, useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';

/** Tracks the team whose dialog is open, and earlier teams with pending changes or undos. */
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
    remove: (team: BuilderTeam) =>
      setTeams((current) => current.filter(({ id }) => id !== team.id)),
  };
}
