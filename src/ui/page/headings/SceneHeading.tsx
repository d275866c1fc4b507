import type { ReactNode } from 'react';
import { Box, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { BoardSection } from '../BoardSection.tsx';

type SceneHeadingProps = {
  /** The page's only h1. */
  title: string;
  /** Short text above the title, on windows that have room for it. */
  eyebrow: string;
  /** One sentence under the title. */
  lead: string;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** A drawing of 400 x 200 of what the section is about; an imported file of src/ui/pictures. */
  scene: string;
};

/** The header of a section's list: at most 200 px high, so that the list begins in the first window. */
export function SceneHeading({ title, eyebrow, lead, actions, scene }: SceneHeadingProps) {
  return (
    <BoardSection component="header">
      <Container sx={headingStyles}>
        {/* First, so that the text of a phone is beside it. */}
        <img className="scene" src={scene} alt="" width={400} height={200} />
        <Typography variant="overline" component="p" className="eyebrow">
          {eyebrow}
        </Typography>
        <Typography variant="h1" tabIndex={-1} className="title">
          {title}
        </Typography>
        <Typography variant="body2" className="lead">
          {lead}
        </Typography>
        {actions && <Box className="actions">{actions}</Box>}
      </Container>
    </BoardSection>
  );
}

function headingStyles({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    display: { md: 'flex' },
    flexDirection: 'column',
    justifyContent: 'center',
    py: { xs: 1.25, md: 2 },
    pr: { md: '400px' },
    minHeight: { md: 184 },
    '& .scene': {
      float: 'right',
      position: { md: 'absolute' },
      right: 24,
      bottom: 0,
      width: { xs: 96, md: 360 },
      height: { xs: 48, md: 180 },
      ml: 1,
      maskImage: 'linear-gradient(90deg, transparent, #000 12% 95%, transparent)',
    },
    '& .eyebrow': {
      display: { xs: 'none', md: 'block' },
      color: palette.gold.main,
      lineHeight: 1.5,
    },
    // Larger than the headings of its sections, which are as large as the theme's h2.
    '& .title': { fontSize: { xs: '1.625rem', md: '2.25rem' }, lineHeight: 1.15 },
    '& .lead': {
      // As wide in all its lines, also where it begins beside the picture.
      display: 'flow-root',
      mt: 0.5,
      fontSize: { md: '1rem' },
      lineHeight: 1.45,
      color: palette.board.muted,
      textWrap: 'pretty',
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.25, clear: 'right' },
  } as const;
}
