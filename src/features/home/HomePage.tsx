import { type ReactNode, Suspense, useRef } from 'react';
import { Container } from '@mui/material';
import { useInView } from '../../ui/states/WhenNear.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { About } from './About.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './journey/Journey.tsx';

type HomePageProps = {
  /** The next tournaments. */
  next: ReactNode;
  /** The live leaderboard. */
  board: ReactNode;
  /** The map of the season. */
  season: ReactNode;
  /** The tournament list, including its heading. */
  tournaments: ReactNode;
};

/** React hydrates each boundary in a task of its own, and first the one that is pressed. */
export function HomePage({ next, board, season, tournaments }: HomePageProps) {
  usePageTitle();
  return (
    <>
      <Hero next={next} board={<Suspense>{board}</Suspense>} />
      <Suspense>{season}</Suspense>
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <Categories />
      </Suspense>
      <Suspense>
        <Journey />
      </Suspense>
      <Tournaments>{tournaments}</Tournaments>
    </>
  );
}

/** Far below the first screen: code and pictures of the list are loaded when it comes near. */
function Tournaments({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useInView(ref);
  return (
    <Container component="section" ref={ref} sx={{ py: { xs: 4, md: 9 }, minHeight: listHeight }}>
      {isNear && children}
    </Container>
  );
}

/** As high as the list with its first page, so that the footer does not move when it is there. */
const listHeight = { xs: 818, sm: 1890, md: 2195, lg: 1200 };
