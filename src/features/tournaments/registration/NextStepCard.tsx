import type { ReactNode } from 'react';
import { Card, Stack, Typography } from '@mui/material';

type NextStepCardProps = {
  title?: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** For those who cannot register a team here: what has to be done first. */
export function NextStepCard({ title, text, children }: NextStepCardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <div>
          {title && (
            <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
          )}
          <Typography>{text}</Typography>
        </div>
        <Stack spacing={1} sx={{ flexShrink: 0 }}>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
