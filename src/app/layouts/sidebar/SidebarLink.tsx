import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';

type SidebarLinkProps = {
  to: string;
  label: string;
  /** An icon or logo. */
  picture: ReactNode;
  open: boolean;
};

/**
 * A sidebar entry: the icon and, while the sidebar is open, the label beside it. In a closed sidebar
 * that is wide enough, the label is small and under the icon.
 */
export function SidebarLink({ to, label, picture, open }: SidebarLinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      // The accessible name; while the label cannot be read, also a tooltip.
      {...(open ? { 'aria-label': label } : { title: label })}
      data-open={open}
      sx={linkStyles}
    >
      <span className="picture">{picture}</span>
      <span className="label" aria-hidden>
        {label}
      </span>
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
    '& .picture': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      flexShrink: 0,
    },
    '& .label': {
      transition: 'opacity 120ms',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    [theme.breakpoints.down('lg')]: { '&[data-open="false"] .label': { opacity: 0 } },
    [theme.breakpoints.up('lg')]: {
      // As high as with the label under the icon, so that nothing moves up or down.
      minHeight: 56,
      '& .picture': { height: 33 },
      '&[data-open="false"]': {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0,
        px: 0.5,
      },
      '&[data-open="false"] .label': {
        ...lineClamp(2),
        maxWidth: '100%',
        fontSize: '0.6875rem',
        lineHeight: 1.25,
        textAlign: 'center',
        whiteSpace: 'normal',
      },
    },
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
