import { useId } from 'react';
import { Box, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { cutCorner, skippedOffscreen } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';

const { steps } = copy.about;

const stepsWithLinks = [
  { ...steps.club, to: paths.school.href() },
  { ...steps.team, to: paths.teams.href() },
  { ...steps.tournament, to: paths.tournaments.href() },
];

export function About() {
  const titleId = useId();
  return (
    <Container
      component="section"
      aria-labelledby={titleId}
      sx={{ py: { xs: 4, md: 9 }, ...skippedOffscreen({ xs: 760, sm: 735, md: 540 }) }}
    >
      <Box
        sx={{
          display: 'grid',
          rowGap: { xs: 3, md: 5 },
        }}
      >
        <Box>
          <SectionHeading title={copy.about.title} id={titleId} />
          <Box sx={paragraphs}>
            {copy.about.paragraphs.map((paragraph, index) => (
              <Typography
                key={paragraph}
                variant={index === 0 ? 'subtitle1' : 'body1'}
                // Phones have only the first.
                sx={
                  index === 0
                    ? undefined
                    : { color: 'text.secondary', display: { xs: 'none', sm: 'block' } }
                }
              >
                {paragraph}
              </Typography>
            ))}
          </Box>
        </Box>
        <Box>
          <Typography variant="h3" sx={{ mb: 2.5 }}>
            {copy.about.stepsTitle}
          </Typography>
          <Box component="ol" sx={list}>
            {stepsWithLinks.map(({ title, text, action, to }, index) => (
              <li key={title}>
                <Box component="span" className="pad" aria-hidden>
                  {index + 1}
                </Box>
                <Typography variant="h4" component="h4">
                  {title}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
                  {text}
                </Typography>
                <Typography component={Link} to={to} variant="button" className="action">
                  {action}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

/** Beside each other where there is room, and so are the steps. */
const paragraphs = {
  display: 'grid',
  rowGap: 2,
  columnGap: 6,
  gridTemplateColumns: { md: '1fr 1fr' },
  '& > p': { m: 0 },
};

/** The steps look like solder pads, on narrow windows along one trace of a circuit board. */
function list({ vars: { palette }, typography }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 3,
    '& > li': { position: 'relative', pl: 8, pb: 1.5 },
    '& > li:last-of-type': { pb: 0 },
    '& > li:not(:last-of-type)::before': {
      content: '""',
      display: { md: 'none' },
      position: 'absolute',
      left: 19,
      top: 40,
      bottom: 0,
      width: 3,
      backgroundColor: palette.divider,
    },
    '& .action': {
      display: 'inline-block',
      py: 1,
      color: palette.primary.main,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .pad': {
      ...typography.h5,
      position: 'absolute',
      left: 0,
      top: 0,
      width: 40,
      height: 40,
      display: 'grid',
      placeItems: 'center',
      ...cutCorner(10),
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
  } as const;
}
