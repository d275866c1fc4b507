import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';

/** How long a created or changed team is highlighted, in milliseconds; the table scrolls to it meanwhile. */
const highlightMilliseconds = 2500;

/**
 * Tells which team has just been created or changed here, so that the table can show it. The
 * response to a creation does not contain the team: it is the one that was not listed before.
 */
export function useChangedTeam(teams: readonly BuilderTeam[] | undefined) {
  const [changedId, setChangedId] = useState<number>();
  const listedIds = useRef<ReadonlySet<number>>(undefined);
  const isCreated = useRef(false);
  useEffect(() => {
    if (!teams) return;
    const created = teams.find(({ id }) => listedIds.current?.has(id) === false);
    if (isCreated.current && created) {
      isCreated.current = false;
      setChangedId(created.id);
    }
    listedIds.current = new Set(teams.map(({ id }) => id));
  }, [teams]);
  useEffect(() => {
    if (changedId === undefined) return undefined;
    const timer = setTimeout(() => setChangedId(undefined), highlightMilliseconds);
    return () => clearTimeout(timer);
  }, [changedId]);
  return {
    changedId,
    /** A team has been created; the list that contains it is still being fetched. */
    showCreated: useCallback(() => {
      isCreated.current = true;
    }, []),
    showChanged: setChangedId,
  };
}
