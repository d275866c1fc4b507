import { Box, Container } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { copy } from '../lists/copy.ts';
import { organiserPaths } from '../../../paths.ts';

/** The kinds of media, each with a list of its own. */
const mediaSections = [
  { to: organiserPaths.banners.href(), label: 'Banner' },
  { to: organiserPaths.videos.href(), label: 'Video' },
  { to: organiserPaths.gallery.href(), label: 'Galeri' },
  { to: organiserPaths.blogs.href(), label: 'Artikel' },
];

/** Links to the lists of all kinds of media. */
export function MediaSections() {
  return (
    <Container component="nav" aria-label={copy.sections} sx={{ pt: { xs: 1, md: 2 } }}>
      <Box component="ul" sx={listStyles}>
        {mediaSections.map(({ to, label }) => (
          <li key={to}>
            <Box component={NavLink} to={to} sx={linkStyles}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Container>
  );
}

const listStyles = ({ vars: { palette } }: Theme) => ({
  listStyle: 'none',
  display: 'flex',
  m: 0,
  p: 0,
  overflowX: 'auto',
  borderBottom: `1px solid ${palette.divider}`,
});

const linkStyles = ({ typography, vars: { palette } }: Theme) => ({
  ...typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  color: palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: palette.text.primary, borderColor: palette.divider },
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current="page"]': { color: palette.text.primary, borderColor: palette.primary.main },
});
