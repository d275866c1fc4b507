import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';

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
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2 }}>
      {illustration}
      <Typography variant="h1" lang={lang} tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="subtitle1" lang={lang}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, pt: 1 }}>
        {actions}
      </Box>
    </Box>
  );
}
