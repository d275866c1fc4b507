import { Button, Container, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { parseId } from '../../../lib/parseId.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { WorkHeader } from '../../../ui/WorkHeader.tsx';
import { organiserPaths } from '../organiserPaths.ts';
import { copy } from './copy.ts';
import { DeskChoice } from './DeskChoice.tsx';
import { deskHref } from './deskHref.ts';
import { useWaitingScores } from './queue/useWaitingScores.ts';
import type { WaitingScore } from './queue/waitingScores.ts';
import { ScoreDesk } from './ScoreDesk.tsx';
import { useDesk } from './useDesk.ts';

/** Enters scores on the day of a tournament; the address names the tournament and the category. */
export default function ScoreDeskPage() {
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament') ?? '');
  const categoryId = parseId(search.get('category') ?? '');
  return tournamentId === undefined || categoryId === undefined ? (
    <ChoicePage tournamentId={tournamentId} />
  ) : (
    <DeskPage
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
        <DeskChoice tournamentId={tournamentId} />
      </Container>
    </>
  );
}

type DeskPageProps = { tournamentId: number; categoryId: number };

function DeskPage({ tournamentId, categoryId }: DeskPageProps) {
  const desk = useDesk({ tournamentId, categoryId });
  usePageTitle(copy.title);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={desk.name}
        fallback={organiserPaths.tournament.href({ id: tournamentId })}
        action={
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={deskHref({ tournamentId })}
          >
            {copy.choose.change}
          </Button>
        }
      />
      <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 } }}>
        <UnsentElsewhere
          isHere={(score) => score.tournamentId === tournamentId && score.categoryId === categoryId}
        />
        <ScoreDesk desk={desk} />
      </Container>
    </>
  );
}

/** Links to the other desks of this browser with scores that the server does not have. */
function UnsentElsewhere({ isHere }: { isHere: (score: WaitingScore) => boolean }) {
  const waiting = useWaitingScores(useOrganiser()?.id ?? 0).filter((score) => !isHere(score));
  const desks = new Map(waiting.map((score) => [score.desk, score]));
  if (desks.size === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 2 }}>
      {copy.queue.elsewhere}{' '}
      {[...desks].map(([name, place], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={deskHref(place)}>{name}</Link>
        </span>
      ))}
    </Notice>
  );
}
