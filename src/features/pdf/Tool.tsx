import type { ReactNode } from 'react';
import { Box, IconButton, Tooltip } from '@mui/material';

type ToolProps = {
  label: string;
  children: ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  keys?: string;
  onClick?: () => void;
  href?: string;
  target?: '_blank';
};

/** A button of the toolbar: an icon whose words stand in a tooltip. With `href` it is a link. */
export function Tool({ label, children, pressed, keys, href, target, ...button }: ToolProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button tells nobody that it is pointed at. */}
      <Box component="span" sx={{ display: 'inline-flex' }}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-pressed={pressed}
          aria-keyshortcuts={keys}
          {...button}
          {...(href !== undefined && {
            component: 'a',
            href,
            target,
            rel: target && 'noopener noreferrer',
          })}
          sx={(theme) => ({ '&[aria-pressed="true"]': { color: theme.vars.palette.gold.main } })}
        >
          {children}
        </IconButton>
      </Box>
    </Tooltip>
  );
}
