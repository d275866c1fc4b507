import type { ReactNode } from 'react';
import { Box, Container } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';

type PosterProps = { picture: ReactNode; chip?: ReactNode; children: ReactNode };

/**
 * The frame of a poster. On phones the text is under the upper part of the picture, elsewhere beside
 * it; both overlap.
 */
export function Poster({ picture, chip, children }: PosterProps) {
  return (
    <BoardSection component="header" backdrop={<Box sx={pictureStyles}>{picture}</Box>}>
      <Container sx={{ pt: { xs: 1.5, md: 2 }, pb: { xs: 3, md: 3.5 } }}>
        <Box sx={{ position: 'relative' }}>
          <Box sx={top}>
            <BackButton fallback={paths.tournaments.href()} />
            <Box sx={{ minHeight: 26 }}>{chip}</Box>
          </Box>
          <Box sx={content}>{children}</Box>
        </Box>
      </Container>
    </BoardSection>
  );
}

const pictureStyles = {
  position: 'absolute',
  zIndex: -1,
  top: 0,
  right: 0,
  width: { xs: '100%', md: '57%' },
  // Wherever robots stand in a picture, most of its width has to be seen.
  height: { xs: 'min(56.25vw, 22rem)', md: 'min(100%, 42vw, 42rem)' },
  maskImage: {
    xs: 'linear-gradient(#000 45%, transparent 88%)',
    // Nothing is drawn behind the text.
    md: 'linear-gradient(to right, transparent, #000 16%), linear-gradient(#000 88%, transparent)',
  },
  maskComposite: 'intersect',
  // Stronger than the styles of the picture itself. Beside much text it is cut more at the left, which
  // fades anyhow, than at the right, where most robots stand.
  '&& > *': { width: '100%', height: '100%', aspectRatio: 'auto', objectPosition: '75% 50%' },
} as const;

/** The link back, and how far away the day is: on phones at the edges of the picture. */
const top = ({ vars: { palette }, breakpoints }: Theme) => ({
  display: 'grid',
  rowGap: 'calc(min(56.25vw, 22rem) - 7.5rem)',
  justifyItems: 'start',
  mb: 1.5,
  '& > button': {
    // Legible over any picture.
    backgroundColor: `rgb(${palette.board.deepChannel} / 72%)`,
    '&:hover': { backgroundColor: palette.board.deep },
  },
  [breakpoints.up('md')]: { display: 'flex', alignItems: 'center', columnGap: 1.5 },
});

const content = ({ breakpoints }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 1.5,
  [breakpoints.up('md')]: {
    // Nothing covers what the picture shows, with large text either.
    '& > *': { maxWidth: { md: 'min(26rem, 55%)', lg: 'min(31rem, 47%)' } },
  },
});

export const titleStyles = { overflowWrap: 'anywhere', fontSize: { md: '2.5rem' } };

/** For the row of buttons: the next action, and what else can be done. */
export const actionStyles = ({ vars: { palette }, breakpoints }: Theme) => ({
  flexWrap: 'wrap',
  '& a, & button': { minHeight: 44 },
  // On phones the next action has a row of its own.
  '& > a': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& .more': {
    display: 'flex',
    gap: 1,
    flexBasis: { xs: '100%', sm: 'auto' },
    '& > *': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0, px: { xs: 0.5, sm: 1.75 } },
  },
  // The last ones reach into the picture.
  [breakpoints.up('md')]: {
    '& .more > .MuiButton-outlined': {
      backgroundColor: `rgb(${palette.board.deepChannel} / 72%)`,
      '&:hover': { backgroundColor: palette.board.deep },
    },
  },
});
