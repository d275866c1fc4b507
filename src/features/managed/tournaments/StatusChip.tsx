import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { TournamentStatus } from '../../../../openapi/schema.d.ts';
import { statusChip } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';

export function StatusChip({ status }: { status: TournamentStatus }) {
  return (
    <Box component="span" data-status={status} sx={chip}>
      {copy.status[status]}
    </Box>
  );
}

function chip({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    color: palette.text.secondary,
    backgroundColor: `color-mix(in srgb, currentColor 10%, ${palette.background.paper})`,
    '&[data-status="published"]': {
      color: palette.success.main,
    },
    '&[data-status="postponed"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
    },
    '&[data-status="cancelled"]': { color: palette.error.main },
  } as const;
}
