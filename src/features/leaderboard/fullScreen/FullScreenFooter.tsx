import { Box } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import { copy } from '../copy.ts';

type FullScreenFooterProps = {
  /** In minutes; undefined while the scores are fresh. */
  age: number | undefined;
  /** Nothing could be loaded, and there are no older scores to show. */
  hasFailed: boolean;
  /** Says what fresh scores are of: today's tournament, an earlier one, or many. */
  freshText: string;
  /** The scores are of a tournament that takes place today. */
  isToday: boolean;
};

export function FullScreenFooter({ age, hasFailed, freshText, isToday }: FullScreenFooterProps) {
  const isLive = age === undefined && !hasFailed;
  return (
    <Box
      component="p"
      sx={(theme) => ({
        m: 0,
        flex: `1 1 ${isLive ? 8 : 14}em`,
        display: 'flex',
        alignItems: 'center',
        gap: '0.5em',
        color: isLive ? theme.vars.palette.board.muted : theme.vars.palette.gold.main,
        fontWeight: isLive ? 400 : 600,
      })}
    >
      {isLive && isToday && (
        <Box
          component="span"
          aria-hidden
          sx={{ width: '0.6em', height: '0.6em', borderRadius: '50%', bgcolor: 'primary.main' }}
        />
      )}
      {!isLive && <HistoryIcon aria-hidden sx={{ fontSize: '1.3em' }} />}
      {hasFailed && copy.fullScreen.failed}
      {!hasFailed && (age === undefined ? freshText : copy.age(age))}
    </Box>
  );
}
