import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';

type SidebarLinkProps = {
  to: string;
  label: string;
  /** An icon or logo. */
  picture: ReactNode;
  open: boolean;
};

/** A sidebar entry: only the icon while the sidebar is closed, icon and label while it is open. */
export function SidebarLink({ to, label, picture, open }: SidebarLinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      // The accessible name; while the label cannot be read, also a tooltip.
      {...(open ? { 'aria-label': label } : { title: label })}
      sx={linkStyles}
    >
      <Box
        component="span"
        sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44, flexShrink: 0 }}
      >
        {picture}
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{
          opacity: open ? 1 : 0,
          transition: 'opacity 120ms',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {label}
      </Box>
    </Box>
  );
}

function linkStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...theme.typography.h6,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 48,
    px: 2,
    whiteSpace: 'nowrap',
    color: palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"]': {
      color: palette.primary.main,
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 8,
        left: 0,
        width: 4,
        backgroundColor: palette.secondary.main,
      },
    },
  } as const;
}
