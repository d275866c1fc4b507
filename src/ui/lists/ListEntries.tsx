import type { ReactNode } from 'react';
import { Box } from '@mui/material';

type ListEntriesProps = {
  /** Undefined while there is nothing to show. */
  entries: readonly { id: number }[] | undefined;
  /** Whether they are what was asked for. */
  isCurrent: boolean;
  children: ReactNode;
};

/**
 * Around the entries of a list that can be filtered. While others are loaded, the last ones stay, dimmed. Others
 * are another list: an entry that is in both does not jump to its new place.
 */
export const ListEntries = ({ entries, isCurrent, children }: ListEntriesProps) => (
  <Box
    key={entries?.map(({ id }) => id).join()}
    aria-busy={!isCurrent}
    sx={entries && !isCurrent ? waiting : undefined}
  >
    {children}
  </Box>
);

/** Not for an answer that comes at once. */
const waiting = { opacity: 0.6, transition: 'opacity 160ms 200ms' };
