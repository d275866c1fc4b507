import { memo, Suspense } from 'react';
import { Box } from '@mui/material';
import { ClubCard, ClubCardSkeleton } from './ClubCard.tsx';
import type { ListedClub } from './clubList.ts';
import { copy } from '../copy.ts';

const skeletonCount = 9;
/** At most so many cards are seen without scrolling. */
const firstScreenCount = 6;

/**
 * Memoized: the list may be long, and the page re-renders with every keystroke in the search field.
 */
export const ClubGrid = memo(function ClubGrid({ clubs }: { clubs: ListedClub[] | undefined }) {
  return (
    <Box component="ul" aria-label={copy.list.clubs} sx={grid}>
      {clubs
        ? clubs.map((club, index) => {
            const isOnFirstScreen = index < firstScreenCount;
            const card = <ClubCard club={club} isOnFirstScreen={isOnFirstScreen} />;
            // React hydrates what is below the first window later.
            return <li key={club.id}>{isOnFirstScreen ? card : <Suspense>{card}</Suspense>}</li>;
          })
        : Array.from({ length: skeletonCount }, (_, index) => (
            <li key={`skeleton ${index}`} aria-hidden>
              <ClubCardSkeleton />
            </li>
          ))}
    </Box>
  );
});

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, sm: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
