import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';

type EmptyStateProps = {
  /** In bold above the message. */
  title?: string;
  message: string;
  action?: ReactNode;
  /** Between the message and the action, such as what the page will hold. */
  children?: ReactNode;
};

export function EmptyState({ title, message, action, children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        py: { xs: 3, md: 5 },
        // What stands in between is as wide as the page.
        px: children ? 0 : 2,
        '& > .MuiCard-root': { mt: 2, mb: 1 },
        textAlign: 'center',
      }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox="0 4 96 44"
        sx={{
          width: 120,
          height: 55,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          color: 'primary.main',
        }}
      >
        <path d="M4 46h18l10-10h6M92 46H74L64 36h-6" />
        <circle cx="44" cy="36" r="6" />
        <circle cx="52" cy="36" r="0.5" />
        <path d="M38 12h20v12H38zM42 24v6M54 24v6M42 6v6M54 6v6" strokeDasharray="3 3" />
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {title && (
          <Typography component="p" variant="h6" sx={{ color: 'text.primary' }}>
            {title}
          </Typography>
        )}
        <Typography>{message}</Typography>
      </Box>
      {children}
      {action}
    </Box>
  );
}
