import type { ReactNode } from 'react';
import { Card, Stack, Typography } from '@mui/material';

type NextStepCardProps = {
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** For those who cannot register a team here: what has to be done first. */
export function NextStepCard({ text, children }: NextStepCardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Typography>{text}</Typography>
        <Stack spacing={1} sx={{ flexShrink: 0 }}>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
