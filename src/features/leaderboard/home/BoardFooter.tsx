import { Box, Typography } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import { copy } from '../copy.ts';

/** `age` is the age of the scores in minutes, undefined while they are fresh. */
export function BoardFooter({ age }: { age: number | undefined }) {
  const isStale = age !== undefined;
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: { xs: 2.25, sm: 3 },
        borderTop: `1px solid ${theme.vars.palette.board.line}`,
        color: isStale ? theme.vars.palette.gold.main : theme.vars.palette.board.muted,
      })}
    >
      {isStale && <HistoryIcon fontSize="small" aria-hidden />}
      <Typography variant="caption">{isStale ? copy.age(age) : copy.fresh}</Typography>
    </Box>
  );
}
