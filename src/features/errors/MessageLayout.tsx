import type { ReactNode } from 'react';
import { Stack, Typography } from '@mui/material';

type MessageLayoutProps = {
  title: string;
  text: string;
  actions: ReactNode;
  illustration?: ReactNode;
  /** Language of title and text if it differs from the page's. */
  lang?: 'en';
};

export function MessageLayout({ title, text, actions, illustration, lang }: MessageLayoutProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 620 }}>
      {illustration}
      <Typography variant="h1" lang={lang} tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="subtitle1" lang={lang}>
        {text}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ pt: 1, flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Stack>
  );
}
