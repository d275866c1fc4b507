import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { cutCorner } from '../../../ui/styles/cutCorner.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../ui/pictures/defaultTournamentBanner.svg';

/** In pixels. */
const width = 96;

/** Around the picture of a row in a table. */
export function ThumbnailFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ ...cutCorner(8), overflow: 'hidden', width, flexShrink: 0, my: 0.75 }}>
      {children}
    </Box>
  );
}

type ThumbnailProps = {
  /** Path of the stored picture. */
  path: string | null;
  ratio: string;
};

/** The stored picture of a row in a table; decorative, because the row has its title. */
export function Thumbnail({ path, ratio }: ThumbnailProps) {
  return (
    <ThumbnailFrame>
      <Picture path={path} fallback={defaultPicture} alt="" ratio={ratio} sizes={`${width}px`} />
    </ThumbnailFrame>
  );
}
