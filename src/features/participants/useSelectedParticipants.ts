import { useMemo, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import type { SearchEntry } from './participantFields.ts';

const emptySelection: ReadonlySet<number> = new Set();

/**
 * Tracks the selected participants across pages and searches, in list order. Participants who leave
 * the list are no longer selected.
 */
export function useSelectedParticipants(
  searchIndex: readonly SearchEntry[],
  matches: readonly SearchEntry[],
) {
  const [selectedIds, select] = useState(emptySelection);
  const selected = useMemo(
    (): ClubParticipant[] =>
      selectedIds.size === 0
        ? []
        : searchIndex.flatMap(({ participant }) =>
            selectedIds.has(participant.id) ? [participant] : [],
          ),
    [searchIndex, selectedIds],
  );
  const hasMore = useMemo(
    () =>
      selected.length > 0 && matches.some(({ participant }) => !selectedIds.has(participant.id)),
    [selected, matches, selectedIds],
  );
  return {
    selectedIds,
    select,
    selected,
    /** Whether some matching participants are not selected. */
    hasMore,
    selectAll: () =>
      select(new Set([...selectedIds, ...matches.map(({ participant }) => participant.id)])),
    clearSelection: () => select(emptySelection),
  };
}
