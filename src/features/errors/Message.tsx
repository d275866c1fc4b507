import type { ReactNode } from 'react';
import { Stack, Typography } from '@mui/material';

type MessageProps = { title: string; text: string; actions: ReactNode; drawing?: ReactNode };

/** One message that has a page to itself: a drawing, a title, a sentence, and the ways on. */
export function Message({ title, text, actions, drawing }: MessageProps) {
  return (
    <Stack spacing={2} lang="en" sx={{ alignItems: 'flex-start', maxWidth: 620 }}>
      {drawing}
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
