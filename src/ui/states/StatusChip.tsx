import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { opaqueTint, statusChip } from '../styles/styles.ts';

/** `attention` is for what somebody should see first, `done` for what is as it should be. */
export type StatusTone =
  | 'neutral'
  | 'strong'
  | 'success'
  | 'warning'
  | 'error'
  | 'attention'
  | 'done';

type StatusChipProps = {
  /** Without one, the colour of the text around it. */
  tone?: StatusTone;
  /** For a place that is not of the colour of paper. */
  isOpaque?: boolean;
  children: ReactNode;
};

/** A short word about a state. */
export const StatusChip = ({ tone, isOpaque, children }: StatusChipProps) => (
  <Box component="span" data-tone={tone} data-opaque={isOpaque} sx={chipStyles}>
    {children}
  </Box>
);

function chipStyles({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    '&[data-opaque]': opaqueTint(palette.background.paper),
    '&[data-tone="neutral"]': { color: palette.text.secondary },
    '&[data-tone="strong"]': { color: palette.text.primary },
    '&[data-tone="success"]': { color: palette.success.main },
    '&[data-tone="warning"]': { color: palette.warning.main },
    '&[data-tone="error"]': { color: palette.error.main },
    '&[data-tone="attention"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
    },
    '&[data-tone="done"]': {
      color: palette.success.contrastText,
      backgroundColor: palette.success.main,
    },
  } as const;
}
