import { useId } from 'react';
import { Box, Container, Link, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { cut } from '../../ui/cut.ts';
import { copy } from './copy.ts';

const { ways } = copy.about;

const steps = [
  { ...ways.club, to: paths.school.href() },
  { ...ways.team, to: paths.teams.href() },
  { ...ways.tournament, to: paths.tournaments.href() },
];

/** Who we are, and how one takes part. */
export function About() {
  const titleId = useId();
  return (
    <Container component="section" aria-labelledby={titleId} sx={{ py: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: { md: 8, xl: 12 },
          rowGap: 5,
          gridTemplateColumns: { xs: '1fr', md: '6fr 5fr' },
        }}
      >
        <Box>
          <SectionHeading title={copy.about.title} id={titleId} />
          <Stack spacing={2} sx={{ maxWidth: '62ch' }}>
            {copy.about.paragraphs.map((paragraph, place) => (
              <Typography
                key={paragraph}
                variant={place === 0 ? 'subtitle1' : 'body1'}
                sx={place === 0 ? undefined : { color: 'text.secondary' }}
              >
                {paragraph}
              </Typography>
            ))}
          </Stack>
        </Box>
        <Box>
          <Typography variant="h3" sx={{ mb: 2.5, mt: { md: 0.75 } }}>
            {copy.about.waysTitle}
          </Typography>
          <Box component="ol" sx={list}>
            {steps.map(({ title, text, action, to }, place) => (
              <li key={title}>
                <Box component="span" className="pad" aria-hidden>
                  {place + 1}
                </Box>
                <Typography variant="h4" component="h4">
                  {title}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
                  {text}
                </Typography>
                <Link
                  component={RouterLink}
                  to={to}
                  variant="button"
                  sx={{ display: 'inline-block', py: 1 }}
                >
                  {action}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

/** Steps along one conductor, from pad to pad. */
function list({ vars: { palette }, typography }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    '& > li': { position: 'relative', pl: 8, pb: 2.5 },
    '& > li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: 19,
      top: 40,
      bottom: 0,
      width: 3,
      backgroundColor: palette.divider,
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
      ...cut(10),
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
  } as const;
}
