import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../brand.ts';
import { LogoMark } from '../artwork/LogoMark.tsx';
import scene from '../pictures/gateScene.svg';
import { headerHeight } from '../styles/styles.ts';
import { BoardSection } from './BoardSection.tsx';

export type BoardContent = {
  title: string;
  text: string;
  points: readonly string[];
  /** The page has no header, so phones show the brand instead of title and text. */
  standsAlone?: boolean;
};

type BrandBoardProps = BoardContent & {
  /** Instead of the brand; phones show it instead of title and text. */
  head?: ReactNode;
};

/** What the form beside it is good for, over a scene. */
export function BrandBoard({ title, text, points, head, standsAlone = false }: BrandBoardProps) {
  return (
    <BoardSection component="aside">
      <Box data-headed={Boolean(head) || standsAlone} sx={boardStyles}>
        {head || (
          <Box className="brand" data-alone={standsAlone || undefined}>
            <LogoMark size={48} />
            <Typography variant="h3" component="p">
              {brand.name}
            </Typography>
          </Box>
        )}
        <Box className="benefits">
          <Typography variant="h2" component="p" className="title">
            {title}
          </Typography>
          <Typography className="text">{text}</Typography>
        </Box>
        <BoardPoints points={points} />
        <img className="scene" src={scene} alt="" width={640} height={420} />
      </Box>
    </BoardSection>
  );
}

function BoardPoints({ points }: Pick<BoardContent, 'points'>) {
  return (
    <Box component="ul" className="points">
      {points.map((point) => (
        <Box key={point} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            component="svg"
            aria-hidden
            viewBox="0 0 40 20"
            sx={{
              width: 36,
              height: 18,
              flexShrink: 0,
              fill: 'none',
              stroke: 'currentColor',
              strokeWidth: 3,
              color: 'gold.main',
            }}
          >
            <path d="M0 10h22" />
            <circle cx="30" cy="10" r="6" />
          </Box>
          <span>{point}</span>
        </Box>
      ))}
    </Box>
  );
}

/** In pixels, on windows where the board is beside the form. */
const sceneHeight = 340;
const boardTop = `var(--board-top, ${headerHeight}px)`;

function boardStyles({ vars: { palette } }: Theme) {
  const wide = { xs: 'none', md: 'flex' };
  return {
    height: { xs: '100%', md: 'auto' },
    // Beside a long form the board stays where it is seen, with all of the scene. Pages without a header
    // say so by --board-top.
    position: { md: 'sticky' },
    top: { md: boardTop },
    minHeight: { md: `calc(100svh - ${boardTop})` },
    px: { xs: 2, sm: 3, md: 6, lg: 8 },
    pt: { xs: 2.5, md: 5 },
    pb: { xs: 2.5, md: `${sceneHeight + 24}px` },
    display: 'flex',
    flexDirection: 'column',
    // The text is in the middle of what the scene leaves.
    justifyContent: 'center',
    gap: { xs: 0.5, md: 2.5 },
    '& .title': { fontSize: { xs: '1.25rem', md: '2.25rem', lg: '2.5rem' } },
    '& .text': { color: palette.board.muted, maxWidth: '42ch', mt: { xs: 0.5, md: 1 } },
    '&[data-headed="true"] .benefits': { display: { xs: 'none', md: 'block' } },
    '& .points': { display: { xs: 'none', md: 'grid' }, gap: 1.5, listStyle: 'none', m: 0, p: 0 },
    '& .brand': { display: wide, alignItems: 'center', columnGap: 2 },
    '& .brand[data-alone]': { display: 'flex' },
    '& .scene': {
      display: wide,
      position: 'absolute',
      zIndex: -1,
      left: 0,
      bottom: 0,
      width: '100%',
      height: sceneHeight,
      objectFit: 'cover',
      objectPosition: '50% 80%',
      // The moon is below the fade, also where a wide window leaves less of the sky.
      maskImage: 'linear-gradient(#0000, #000 24px)',
    },
  } as const;
}
