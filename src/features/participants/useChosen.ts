import { useMemo, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import type { Entry } from './participantList.ts';

const none: ReadonlySet<number> = new Set();

/**
 * The participants that are chosen, over all pages and searches, in the order of the list. Who
 * leaves the list is no longer chosen.
 */
export function useChosen(index: Entry[], found: Entry[]) {
  const [ids, choose] = useState(none);
  const chosen = useMemo(
    (): ClubParticipant[] =>
      ids.size === 0
        ? []
        : index.flatMap(({ participant }) => (ids.has(participant.id) ? [participant] : [])),
    [index, ids],
  );
  const more = useMemo(
    () => chosen.length > 0 && found.some(({ participant }) => !ids.has(participant.id)),
    [chosen, found, ids],
  );
  return {
    ids,
    choose,
    chosen,
    /** Whether some of those that are found are not chosen. */
    more,
    chooseAll: () => choose(new Set([...ids, ...found.map(({ participant }) => participant.id)])),
    clear: () => choose(none),
  };
}
