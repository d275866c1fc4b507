import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../../openapi/schema.d.ts';
import { startOfTournament, tournamentState } from '../../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../../paths.ts';
import { useEventDay } from '../../../tournamentDay/useEventDay.ts';
import { copy } from '../../copy.ts';
import { useEachSecond } from '../../../../ui/hooks/useEachSecond.ts';
import { Countdown } from '../Countdown.tsx';

/** What the poster does not say: a text about the tournament, and links to its categories. */
export function TournamentDetails({ tournament }: { tournament: Tournament }) {
  const { title, about, categories, status } = tournament;
  const headingId = useId();
  const start = startOfTournament(tournament);
  const state = tournamentState(tournament, useEventDay());
  const hasStarted = useEachSecond((now) => state !== 'before' && start <= now);
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {copy.about.title}
      </Typography>
      <Box sx={[parts, categories.length > 0 && twoColumns]}>
        <DetailsPart title={copy.about.about}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {about || copy.about.text(title)}
          </Typography>
        </DetailsPart>
        {categories.length > 0 && (
          <DetailsPart title={copy.about.categories}>
            <CategoryLinks categories={categories} />
          </DetailsPart>
        )}
      </Box>
      {/* Before it, the poster counts down. */}
      {hasStarted && !status && (
        <Box sx={{ mt: 2 }}>
          <Countdown start={start} isSmall />
        </Box>
      )}
    </Card>
  );
}

export const parts = {
  display: 'grid',
  columnGap: 6,
  rowGap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
};

/** Where a line of text would be too long. */
export const twoColumns = { gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' } };

export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function CategoryLinks({ categories }: Pick<Tournament, 'categories'>) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: -1,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
      }}
    >
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Box
            component={Link}
            to={paths.category.href({ id })}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 40,
              overflowWrap: 'anywhere',
            }}
          >
            {name}
          </Box>
        </li>
      ))}
    </Box>
  );
}
