import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Score } from '../../../../openapi/schema.d.ts';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { ellipsis } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import type { RankChange } from '../scores/useRankChanges.ts';

type ScoreDetailProps = {
  score: Score;
  /** Whether all scores are of one tournament, whose title is above them. */
  isOfTournament: boolean;
  change: RankChange | undefined;
};

/** What is under the name of a team: what its latest score has changed, club, and last run or tournament. */
export function ScoreDetail({ score, isOfTournament, change }: ScoreDetailProps) {
  const club = score.registration.team.club?.name;
  const { tournament, last_run: lastRun } = score;
  const last = isOfTournament
    ? lastRun && copy.fullScreen.lastRun(lastRun.round, lastRun.number)
    : tournament?.title;
  return (
    <>
      <Box component="span" sx={last ? line : onlyLine}>
        {change !== undefined && <Change change={change} />}
        {club}
      </Box>
      {club && last && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {' · '}
        </Box>
      )}
      {last && (
        <Box component="span" sx={line}>
          {last}
        </Box>
      )}
    </>
  );
}

/** On a phone each is a line. */
const line = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { ...ellipsis, display: 'block' },
});

/** Without a second one it has the room of both. */
const onlyLine = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { ...lineClamp(2), whiteSpace: 'normal' },
});

function Change({ change }: { change: RankChange }) {
  const { fullScreen } = copy;
  const isUp = change === 'new' || change > 0;
  const places = change === 'new' ? 0 : Math.abs(change);
  const label = change === 'new' ? fullScreen.isNew : fullScreen.moved(isUp, places);
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ mr: '0.6em', fontWeight: 700, color: isUp ? 'gold.main' : 'inherit' }}
    >
      {change === 'new' ? fullScreen.isNew : `${isUp ? '▲' : '▼'} ${places}`}
    </Box>
  );
}
