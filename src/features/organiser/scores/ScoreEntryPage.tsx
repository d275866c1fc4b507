import { Box, Button, Container, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { parseId } from '../../../lib/text/parseId.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { organiserPaths } from '../../../paths.ts';
import { copy } from './copy.ts';
import { ScoreEntryChoice } from './ScoreEntryChoice.tsx';
import { roundsHref, scoreEntryHref } from './scoreEntryHref.ts';
import { useWaitingScores, type WaitingScore } from './queue/waitingScores.ts';
import { ScoreEntry } from './ScoreEntry.tsx';
import { useScoreEntry } from './useScoreEntry.ts';

/** Enters scores on the day of a tournament; the address names the tournament and the category. */
export default function ScoreEntryPage() {
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament') ?? '');
  const categoryId = parseId(search.get('category') ?? '');
  return tournamentId === undefined || categoryId === undefined ? (
    <ChoicePage tournamentId={tournamentId} />
  ) : (
    <CategoryScoreEntry
      key={`${tournamentId}/${categoryId}`}
      tournamentId={tournamentId}
      categoryId={categoryId}
    />
  );
}

function ChoicePage({ tournamentId }: { tournamentId: number | undefined }) {
  usePageTitle(copy.title);
  return (
    <>
      <WorkHeader title={copy.title} fallback={organiserPaths.tournaments.href()} />
      <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 } }}>
        <UnsentElsewhere isHere={() => false} />
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{copy.choose.lead}</Typography>
        <ScoreEntryChoice tournamentId={tournamentId} />
      </Container>
    </>
  );
}

type CategoryScoreEntryProps = { tournamentId: number; categoryId: number };

function CategoryScoreEntry({ tournamentId, categoryId }: CategoryScoreEntryProps) {
  const scoreEntry = useScoreEntry({ tournamentId, categoryId });
  usePageTitle(copy.title);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={scoreEntry.name}
        fallback={organiserPaths.tournament.href({ id: tournamentId })}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              color="inherit"
              component={Link}
              to={roundsHref({ tournamentId, categoryId })}
            >
              {copy.rounds}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              component={Link}
              to={scoreEntryHref({ tournamentId })}
            >
              {copy.choose.change}
            </Button>
          </Box>
        }
      />
      <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 } }}>
        <UnsentElsewhere
          isHere={(score) => score.tournamentId === tournamentId && score.categoryId === categoryId}
        />
        <ScoreEntry scoreEntry={scoreEntry} />
      </Container>
    </>
  );
}

/** Links to the other categories with scores of this browser that the server does not have. */
function UnsentElsewhere({ isHere }: { isHere: (score: WaitingScore) => boolean }) {
  const waiting = useWaitingScores(useOrganiser()?.id ?? 0).filter((score) => !isHere(score));
  const categories = new Map(waiting.map((score) => [score.desk, score]));
  if (categories.size === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 2 }}>
      {copy.queue.elsewhere}{' '}
      {[...categories].map(([name, target], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={scoreEntryHref(target)}>{name}</Link>
        </span>
      ))}
    </Notice>
  );
}
