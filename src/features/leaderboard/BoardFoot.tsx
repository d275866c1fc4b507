import { Box, Typography } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import { copy } from './copy.ts';

/** The line under the scores: what they are, or, where they are not fresh, how many minutes old. */
export function BoardFoot({ age }: { age: number | undefined }) {
  const old = age !== undefined;
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: { xs: 2.25, sm: 3 },
        borderTop: `1px solid ${theme.vars.palette.board.line}`,
        color: old ? theme.vars.palette.gold.main : theme.vars.palette.board.muted,
      })}
    >
      {old && <HistoryIcon fontSize="small" aria-hidden />}
      <Typography variant="caption">{old ? copy.age(age) : copy.fresh}</Typography>
    </Box>
  );
}
