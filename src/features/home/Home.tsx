import type { ReactNode } from 'react';
import { Container } from '@mui/material';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { About } from './About.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './Journey.tsx';

type HomeProps = {
  /** The live board. */
  board: ReactNode;
  /** The list of tournaments, with its own heading. */
  tournaments: ReactNode;
};

/** The home page. */
export function Home({ board, tournaments }: HomeProps) {
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
