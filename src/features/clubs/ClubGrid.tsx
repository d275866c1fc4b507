import { memo } from 'react';
import { Box } from '@mui/material';
import { ClubCard, ClubCardSkeleton } from './ClubCard.tsx';
import type { ListedClub } from './clubList.ts';
import { copy } from './copy.ts';

const skeletons = 9;

/**
 * A card for each club; skeletons while they are on their way. Memoised: it may be long, and stands
 * under a field that is typed in.
 */
export const ClubGrid = memo(function ClubGrid({ clubs }: { clubs: ListedClub[] | undefined }) {
  return (
    <Box component="ul" aria-label={copy.list.clubs} sx={grid}>
      {clubs
        ? clubs.map((club) => (
            <li key={club.id}>
              <ClubCard club={club} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, place) => (
            <li key={`place ${place}`} aria-hidden>
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
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
