import { useId } from 'react';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTournamentListPage } from '../../api/useListPage.ts';
import { daysUntil, sortByDay } from '../../lib/dates/tournamentDay.ts';
import { paths } from '../../paths.ts';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import { rows } from './rows.ts';

const count = 4;

/** The next tournaments with a category; empty if they cannot be loaded. */
export function ComingTournaments({ category }: { category: string }) {
  const headingId = useId();
  const today = useEventDay();
  // As the list of tournaments asks, which a visitor may open next.
  const { data, isFetching } = useTournamentListPage({ category, page: 1, per_page: 8 });
  if (!data && !isFetching) return null;
  const coming =
    data &&
    sortByDay(data.data, today)
      .filter(
        (tournament) =>
          daysUntil(tournament, today) >= 0 &&
          tournament.categories.some(({ name }) => name === category),
      )
      .slice(0, count);
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 0.75 }}>
        {copy.coming}
      </Typography>
      {!coming && <Skeleton variant="rounded" height={360} />}
      {coming?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.noneComing}</Typography>
      )}
      <Box component="ul" aria-labelledby={headingId} sx={[rows, entries]}>
        {coming?.map((tournament) => (
          <li key={tournament.id}>
            <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
            <DayChip tournament={{ date: tournament.date, end_date: tournament.end_date }} />
            <p>
              <WhenWhereText tournament={tournament} isStacked />
            </p>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** How far away the day is stands beside the title, when and where below. */
const entries = {
  '& li': { flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1 },
  '& li > a': { flex: '1 1 0' },
  '& p': { flexBasis: '100%', m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
};
