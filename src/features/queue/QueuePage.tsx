import { Button, Container } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { parseId } from '../../lib/text/parseId.ts';
import { organiserPaths } from '../../paths.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { copy } from './copy.ts';
import { QueueDesk } from './QueueDesk.tsx';
import { useQueue } from './useQueue.ts';

/** Calls the teams of a tournament to their arenas, and says what became of it. */
export default function QueuePage() {
  usePageTitle(copy.title);
  const id = parseId(useParams().id) ?? 0;
  return <QueueOf key={id} id={id} />;
}

function QueueOf({ id }: { id: number }) {
  const queue = useQueue(id);
  const toPlan = organiserPaths.dayPlan.href({ id });
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={queue.tournament?.title}
        fallback={organiserPaths.tournament.href({ id })}
        action={
          <Button variant="outlined" color="inherit" component={Link} to={toPlan}>
            {copy.toPlan}
          </Button>
        }
      />
      <Container maxWidth="xl" sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
        <QueueDesk
          queue={queue}
          empty={
            <EmptyState
              title={copy.empty.title}
              message={copy.empty.message}
              action={
                <Button variant="contained" component={Link} to={toPlan}>
                  {copy.empty.action}
                </Button>
              }
            />
          }
        />
      </Container>
    </>
  );
}
