import { type ReactNode, Suspense } from 'react';
import { Container } from '@mui/material';
import { skippedOffscreen } from '../../ui/skippedOffscreen.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { About } from './About.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './Journey.tsx';

type HomePageProps = {
  /** The live leaderboard. */
  board: ReactNode;
  /** The tournament list, including its heading. */
  tournaments: ReactNode;
};

export function HomePage({ board, tournaments }: HomePageProps) {
  usePageTitle();
  return (
    <>
      {/* Boundaries as in src/app/layouts/MainLayout.tsx. */}
      <Hero board={<Suspense>{board}</Suspense>} />
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <Categories />
      </Suspense>
      <Suspense>
        <Journey />
      </Suspense>
      <Suspense>
        <Container
          component="section"
          sx={{
            py: { xs: 6, md: 9 },
            ...skippedOffscreen({ xs: 3160, sm: 1600, md: 1870, lg: 1000 }),
          }}
        >
          {tournaments}
        </Container>
      </Suspense>
    </>
  );
}
