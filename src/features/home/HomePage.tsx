import type { ReactNode } from 'react';
import { Container } from '@mui/material';
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
      <Hero board={board} />
      <About />
      <Categories />
      <Journey />
      <Container component="section" sx={{ py: { xs: 6, md: 9 } }}>
        {tournaments}
      </Container>
    </>
  );
}
