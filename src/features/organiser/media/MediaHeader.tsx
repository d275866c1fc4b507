import type { ReactNode } from 'react';
import { Box, Container } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { copy } from './copy.ts';
import { mediaSections } from './sections.ts';

type MediaHeaderProps = { title: string; count: number | undefined; action?: ReactNode };

/** The header of a list of media, with links to the other lists. */
export function MediaHeader({ title, count, action }: MediaHeaderProps) {
  return (
    <>
      <WorkHeader
        title={title}
        badge={count !== undefined && <CountBadge>{formatNumber(count)}</CountBadge>}
        fallback={paths.organiser.href()}
        action={action}
      />
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
    </>
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
