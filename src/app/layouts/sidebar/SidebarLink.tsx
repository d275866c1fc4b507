import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { headerHeight } from '../../../ui/styles/styles.ts';

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

/** What the sidebar has above, below and between its entries, in pixels. */
const linesHeight = 51;

function linkStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...theme.typography.h6,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    // On wide windows as high as with two lines under the icon, so that nothing moves up or down; lower
    // where not all entries of the sidebar would fit.
    minHeight: {
      xs: 48,
      lg: `clamp(46px, (100svh - ${headerHeight + linesHeight}px) / var(--entries), 56px)`,
    },
    px: 2,
    whiteSpace: 'nowrap',
    color: palette.text.primary,
    textDecoration: 'none',
    '& .picture': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: { xs: 44, lg: 30 },
      flexShrink: 0,
    },
    '& .label': {
      transition: 'opacity 120ms',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '&[data-open="false"]': {
      flexDirection: { lg: 'column' },
      justifyContent: { lg: 'center' },
      gap: { lg: 0 },
      px: { lg: 0.5 },
    },
    '&[data-open="false"] .label': {
      ...lineClamp(2),
      opacity: { xs: 0, lg: 1 },
      maxWidth: '100%',
      fontSize: '0.6875rem',
      lineHeight: 1.15,
      textAlign: 'center',
      whiteSpace: 'normal',
    },
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"]': {
      color: palette.primary.main,
      backgroundColor: `rgb(${palette.primary.mainChannel} / 12%)`,
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
