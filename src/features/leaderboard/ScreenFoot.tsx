import { Box } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import { copy } from './copy.ts';

type ScreenFootProps = {
  /** How many minutes old the scores are, where they are not fresh. */
  age: number | undefined;
  /** There are no scores at all, not even old ones. */
  empty: boolean;
};

/** Says under the full-screen board whether what stands there is live. */
export function ScreenFoot({ age, empty }: ScreenFootProps) {
  const live = age === undefined && !empty;
  return (
    <Box
      component="p"
      sx={(theme) => ({
        m: 0,
        flex: `1 1 ${live ? 8 : 14}em`,
        display: 'flex',
        alignItems: 'center',
        gap: '0.5em',
        color: live ? theme.vars.palette.board.muted : theme.vars.palette.gold.main,
        fontWeight: live ? 400 : 600,
      })}
    >
      {live ? (
        <Box
          component="span"
          aria-hidden
          sx={{ width: '0.6em', height: '0.6em', borderRadius: '50%', bgcolor: 'primary.main' }}
        />
      ) : (
        <HistoryIcon aria-hidden sx={{ fontSize: '1.3em' }} />
      )}
      {empty && copy.screen.failed}
      {!empty && (age === undefined ? copy.screen.fresh : copy.age(age))}
    </Box>
  );
}
