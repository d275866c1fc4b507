import type { ReactNode } from 'react';
import { Box, Container, Stack, Typography } from '@mui/material';
import { BoardSection } from './BoardSection.tsx';
import { TraceCorner } from './TraceCorner.tsx';

type PageHeadingProps = {
  title: string;
  /** A few words above the title that say where it belongs. */
  eyebrow?: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Stands above everything, for the way back. */
  back?: ReactNode;
  /** Buttons under the lead. */
  actions?: ReactNode;
};

/** The band at the head of a page, with the page's one h1. */
export function PageHeading({ title, eyebrow, lead, back, actions }: PageHeadingProps) {
  return (
    <BoardSection component="header" backdrop={<TraceCorner />}>
      <Container sx={{ pt: back ? { xs: 2, md: 3 } : { xs: 4, md: 7 }, pb: { xs: 4, md: 7 } }}>
        {back && <Box sx={{ mb: { xs: 2, md: 3 }, ml: -1 }}>{back}</Box>}
        <Stack spacing={1.5} sx={{ maxWidth: 760, alignItems: 'flex-start' }}>
          {eyebrow && <Typography variant="overline" sx={{ color: 'gold.main' }}>{eyebrow}</Typography>}
          <Typography variant="h1" tabIndex={-1}>{title}</Typography>
          {lead && (
            <Typography variant="subtitle1" component="div" sx={(theme) => ({ color: theme.vars.palette.board.muted, maxWidth: '60ch', textWrap: 'pretty' })}>
              {lead}
            </Typography>
          )}
          {actions && <Stack direction="row" useFlexGap spacing={1.5} sx={{ pt: 1.5, flexWrap: 'wrap' }}>{actions}</Stack>}
        </Stack>
      </Container>
    </BoardSection>
  );
}
