import { useId } from 'react';
import { Box, Link, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { copy } from './copy.ts';

export function TermsContents() {
  const id = useId();
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: { md: 96 }, mb: { xs: 4, md: 0 } }}
    >
      <Typography id={id} variant="overline" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.terms.contents}
      </Typography>
      <Box component="ol" sx={list}>
        {copy.terms.sections.map(({ id: section, title }) => (
          <li key={section}>
            <Link
              component={RouterLink}
              to={{ hash: section }}
              replace
              color="inherit"
              underline="hover"
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function list({ vars: { palette } }: Theme) {
  return {
    m: 0,
    p: 0,
    listStyle: 'none',
    borderLeft: `3px solid ${palette.divider}`,
    '& a': {
      display: 'block',
      py: 1,
      pl: 2,
      ml: '-3px',
      borderLeft: '3px solid transparent',
      fontWeight: 500,
    },
    '& a:hover, & a:focus-visible': { borderColor: palette.secondary.main },
  } as const;
}
