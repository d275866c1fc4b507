import type { ReactNode } from 'react';
import { Stack, Typography } from '@mui/material';

type MessageLayoutProps = {
  title: string;
  text: string;
  actions: ReactNode;
  illustration?: ReactNode;
};

export function MessageLayout({ title, text, actions, illustration }: MessageLayoutProps) {
  return (
    <Stack spacing={2} lang="en" sx={{ alignItems: 'flex-start', maxWidth: 620 }}>
      {illustration}
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="subtitle1">{text}</Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ pt: 1, flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Stack>
  );
}
