import { useId } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Tournament } from '../../../../../openapi/schema.d.ts';
import { startOfTournament } from '../../../../lib/dates/tournamentDay.ts';
import { SectionHeading } from '../../../../ui/page/headings/SectionHeading.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { hourText } from '../../../tournamentDay/whenWhere.ts';
import { copy } from '../../copy.ts';
import { useEachSecond } from '../../../../ui/hooks/useEachSecond.ts';
import { NewestScores } from './NewestScores.tsx';
import { TopTeams } from './TopTeams.tsx';
import { useLiveScores } from './useLiveScores.ts';

type LiveScoresProps = { tournament: Tournament; ownTeamIds: readonly number[] };

/** A tournament on its day: when it starts; then who leads each category, and the newest scores. */
export function LiveScores({ tournament, ownTeamIds }: LiveScoresProps) {
  const headingId = useId();
  const start = startOfTournament(tournament);
  const hasStarted = useEachSecond((now) => start <= now);
  const hour = hourText(tournament);
  // A contest may begin before its hour: the result page and the board show its runs then too.
  const scores = useLiveScores(tournament.id);
  const isShown = hasStarted || (scores.best ?? []).length > 0;
  return (
    <Box component="section" aria-labelledby={headingId}>
      {isShown ? (
        <Scores
          tournament={tournament}
          ownTeamIds={ownTeamIds}
          headingId={headingId}
          scores={scores}
        />
      ) : (
        <SectionHeading
          id={headingId}
          title={hour === '' ? copy.live.soon : copy.live.soonAt(hour)}
          lead={copy.live.before}
        />
      )}
    </Box>
  );
}

type ScoresProps = LiveScoresProps & {
  headingId: string;
  scores: ReturnType<typeof useLiveScores>;
};

function Scores({ tournament: { categories }, ownTeamIds, headingId, scores }: ScoresProps) {
  const { best, newest, isLoading, retry } = scores;
  const hasScores = best !== undefined && best.length > 0;
  return (
    <>
      <SectionHeading id={headingId} title={copy.live.title} lead={hasScores && copy.live.lead} />
      {!best && isLoading && (
        <Skeleton role="status" aria-label={copy.live.loading} variant="rounded" height={220} />
      )}
      {!best && !isLoading && <ErrorState inline message={copy.live.failed} onRetry={retry} />}
      {best && !hasScores && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.live.none}</Typography>
      )}
      {hasScores && (
        <Box sx={columns}>
          <TopTeams
            categories={categories}
            scores={best}
            ownTeamIds={ownTeamIds}
            label={copy.live.categories}
            title={copy.live.ofCategory}
          />
          <NewestScores scores={newest} ownTeamIds={ownTeamIds} />
        </Box>
      )}
    </>
  );
}

/** Side by side where there is room, and equally high. */
const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
};
