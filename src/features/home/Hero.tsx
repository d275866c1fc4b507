import type { ReactNode } from 'react';
import { Box, Container, Typography } from '@mui/material';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { BannerCarousel } from './banners/BannerCarousel.tsx';
import { copy } from './copy.ts';

type HeroProps = {
  /** The next tournaments. */
  next: ReactNode;
  board: ReactNode;
};

export function Hero({ next, board }: HeroProps) {
  return (
    <BoardSection component="div">
      <Container sx={{ pt: { xs: 3, md: 2.5 }, pb: { xs: 4, md: 6 } }}>
        <Typography variant="overline" component="p" sx={{ color: 'gold.main' }}>
          {copy.hero.eyebrow}
        </Typography>
        <Typography variant="h1" tabIndex={-1} sx={{ mb: { xs: 2, md: 1.5 } }}>
          {copy.hero.title}
        </Typography>
        {next}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <BannerCarousel />
          {board}
        </Box>
      </Container>
    </BoardSection>
  );
}
