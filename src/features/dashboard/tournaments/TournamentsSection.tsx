import { useId } from 'react';
import { Box, Button } from '@mui/material';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';
import { useListClubTournamentsQuery } from '../../../api/clubs.ts';
import { sortByDay } from '../../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard.tsx';

/** The nearest of those to come, otherwise the latest past ones; a page of their own has the others. */
const shownTournaments = 3;

export function TournamentsSection({ clubId }: { clubId: number }) {
  const headingId = useId();
  const today = useEventDay();
  const { currentData, isFetching, refetch } = useListClubTournamentsQuery({ id: clubId });
  const tournaments = currentData?.data;
  const isLoading = isFetching && !tournaments;
  return (
    <Box component="section" aria-labelledby={headingId} aria-busy={isLoading}>
      <SectionHeading
        id={headingId}
        title={copy.tournaments.title}
        lead={tournaments?.length === 0 && copy.tournaments.noneHint}
      />
      <Box role="status" sx={visuallyHidden}>
        {isLoading ? copy.tournaments.loading : ''}
      </Box>
      {isLoading && (
        <Box aria-hidden sx={grid}>
          {[1, 2, 3].map((index) => (
            <TournamentCardSkeleton key={index} />
          ))}
        </Box>
      )}
      {!isLoading && !tournaments && (
        <EmptyState
          message={copy.tournaments.failed}
          action={
            <Button variant="outlined" onClick={() => void refetch()}>
              {uiCopy.tryAgain}
            </Button>
          }
        />
      )}
      {tournaments?.length === 0 && (
        <EmptyState
          message={copy.tournaments.none}
          action={
            <Button variant="outlined" component={Link} to={paths.tournaments.href()}>
              {copy.tournaments.all}
            </Button>
          }
        />
      )}
      {tournaments && tournaments.length > 0 && (
        <>
          <Box component="ul" aria-labelledby={headingId} sx={grid}>
            {sortByDay(tournaments, today)
              .slice(0, shownTournaments)
              .map((tournament) => (
                <li key={tournament.id}>
                  <TournamentCard tournament={tournament} />
                </li>
              ))}
          </Box>
          {/* Its text is in line with the cards. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 2, ml: '-18px' }}>
            {tournaments.length > shownTournaments && (
              <Button
                component={Link}
                to={paths.schoolClubTournamentFollowed.href()}
                endIcon={<ArrowForwardIcon />}
              >
                {copy.tournaments.allFollowed(formatNumber(tournaments.length))}
              </Button>
            )}
            <Button
              component={Link}
              to={paths.schoolClubCertificates.href()}
              endIcon={<ArrowForwardIcon />}
            >
              {copy.tournaments.certificates}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  // A card and its teams are two grid items: expanded teams take a whole row, and the next card
  // fills the gap above.
  gridAutoFlow: 'row dense',
  '& > li': { display: 'contents' },
  // On phones, the next ones are in the list of what is to be done too.
  '& > li:nth-of-type(n + 2)': { display: { xs: 'none', sm: 'contents' } },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
