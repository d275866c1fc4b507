import { Box, Button, Container } from '@mui/material';
import { Link } from 'react-router-dom';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { organiserPaths } from '../../paths.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { copy } from './copy.ts';
import { roundsHref, scoreEntryHref } from '../../lib/urls/scoreEntryUrl.ts';
import { ScoreEntry } from './ScoreEntry.tsx';
import { UnsentElsewhere } from './entry/UnsentElsewhere.tsx';
import { isCall } from '../../outbox/waitingEntries.ts';
import { type ScoreEntryTarget, useScoreEntry } from './useScoreEntry.ts';

/** Enters scores on the day of a tournament; the address names the tournament and the category. */
export default function ScoreEntryPage() {
  return (
    <CategoryPage title={copy.title} lead={copy.choose.lead}>
      {(target) => <CategoryScoreEntry {...target} />}
    </CategoryPage>
  );
}

function CategoryScoreEntry({ tournamentId, categoryId }: ScoreEntryTarget) {
  const scoreEntry = useScoreEntry({ tournamentId, categoryId });
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
          isHere={(entry) =>
            !isCall(entry) && entry.tournamentId === tournamentId && entry.categoryId === categoryId
          }
        />
        <ScoreEntry scoreEntry={scoreEntry} />
      </Container>
    </>
  );
}
