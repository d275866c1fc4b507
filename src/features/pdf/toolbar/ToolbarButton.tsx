import type { ReactNode } from 'react';
import { Box, IconButton, Tooltip } from '@mui/material';

type ToolbarButtonProps = {
  label: string;
  children: ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  shortcut?: string;
  onClick?: () => void;
  href?: string;
  target?: '_blank';
};

/** A toolbar button: an icon with a tooltip. With `href` it is a link. */
export function ToolbarButton({
  label,
  children,
  pressed,
  shortcut,
  href,
  target,
  ...button
}: ToolbarButtonProps) {
  return (
    <Tooltip title={label}>
      {/* Disabled buttons fire no events, so the tooltip needs a wrapper. */}
      <Box component="span" sx={{ display: 'inline-flex' }}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-pressed={pressed}
          aria-keyshortcuts={shortcut}
          {...button}
          {...(href !== undefined && {
            component: 'a',
            href,
            target,
            rel: target && 'noopener noreferrer',
          })}
          sx={(theme) => ({
            '&[aria-pressed="true"]': {
              color: theme.vars.palette.gold.main,
              backgroundColor: `rgb(${theme.vars.palette.gold.mainChannel} / 16%)`,
            },
          })}
        >
          {children}
        </IconButton>
      </Box>
    </Tooltip>
  );
}
