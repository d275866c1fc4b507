import { Box } from '@mui/material';
import type { Score } from '../../../../openapi/schema.d.ts';
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
      {change !== undefined && <Change change={change} />}
      {/* On a phone there is no room for both. */}
      {club && (
        <Box component="span" sx={{ display: last ? { xs: 'none', sm: 'inline' } : undefined }}>
          {last ? `${club} · ` : club}
        </Box>
      )}
      {last}
    </>
  );
}

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
