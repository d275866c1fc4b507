import { Box, Typography } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

type BoardFooterProps = {
  /** The age of the scores in minutes, undefined while they are fresh. */
  age: number | undefined;
  /** The contest of today whose scores are shown; undefined for all. */
  contest: Tournament | undefined;
  /** Whether places may still change. */
  isProvisional: boolean;
};

export function BoardFooter({ age, contest, isProvisional }: BoardFooterProps) {
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
        '& a': { color: 'inherit' },
        color: isStale ? theme.vars.palette.gold.main : theme.vars.palette.board.muted,
      })}
    >
      {isStale && <HistoryIcon fontSize="small" aria-hidden />}
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere', py: 0.5 }}>
        {isStale ? copy.age(age) : !contest && copy.fresh}
        {isStale && contest && ' · '}
        {contest && (
          <>
            {copy.today}
            <Link to={paths.tournament.href({ id: contest.id })}>{contest.title}</Link>
            {isProvisional && copy.provisional}
          </>
        )}
      </Typography>
    </Box>
  );
}
