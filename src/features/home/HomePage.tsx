import type { ReactNode } from 'react';
import { Box, Container } from '@mui/material';
import { HydrateLater } from '../../ui/HydrateLater.tsx';
import type { LoadablePart } from '../../ui/loadable.tsx';
import { skippedOffscreen } from '../../ui/skippedOffscreen.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { About } from './About.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './Journey.tsx';

type HomePageProps = {
  /** The next tournaments. */
  next: ReactNode;
  /** The live leaderboard. */
  board: LoadablePart;
  /** The tournament list, including its heading. */
  tournaments: LoadablePart;
};

/** As high as the leaderboard, so that nothing moves when its code arrives. */
const boardPlace = { minHeight: 462 };

export function HomePage({ next, board, tournaments }: HomePageProps) {
  usePageTitle();
  return (
    <>
      <Hero
        next={next}
        board={
          // On a phone it begins some 250 px below the window.
          <HydrateLater prepare={board.load} margin={150} fallback={<Box sx={boardPlace} />}>
            <board.Part />
          </HydrateLater>
        }
      />
      <HydrateLater>
        <About />
      </HydrateLater>
      <HydrateLater>
        <Categories />
      </HydrateLater>
      <HydrateLater>
        <Journey />
      </HydrateLater>
      <HydrateLater prepare={tournaments.load}>
        <Container
          component="section"
          sx={{
            py: { xs: 6, md: 9 },
            ...skippedOffscreen({ xs: 3160, sm: 1600, md: 1870, lg: 1000 }),
          }}
        >
          <tournaments.Part />
        </Container>
      </HydrateLater>
    </>
  );
}
