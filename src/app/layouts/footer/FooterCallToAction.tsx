import { useId } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import { brand } from '../../../brand.ts';
import { BoardSection } from '../../../ui/BoardSection.tsx';
import { copy } from '../copy.ts';
import { FooterIllustration } from './FooterIllustration.tsx';
import { useScrollProgress } from './useScrollProgress.ts';

/**
 * The call to action above the footer's links; its illustration is animated while it scrolls into
 * view.
 */
export function FooterCallToAction() {
  const ref = useScrollProgress<HTMLDivElement>();
  const titleId = useId();
  return (
    <BoardSection deep labelledBy={titleId}>
      {/* Higher than half of the window, so that there is a scroll distance to animate over. */}
      <Box
        ref={ref}
        sx={{ minHeight: 'clamp(560px, 80svh, 860px)', display: 'flex', flexDirection: 'column' }}
      >
        <Container
          sx={{
            py: { xs: 6, md: 8 },
            flexGrow: 1,
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            textAlign: 'center',
          }}
        >
          <Typography variant="h2" id={titleId}>
            {copy.footer.callTitle}
          </Typography>
          <Typography
            variant="subtitle1"
            sx={(theme) => ({
              color: theme.vars.palette.board.muted,
              mt: 1.5,
              maxWidth: '48ch',
              textWrap: 'balance',
            })}
          >
            {copy.footer.callText}
          </Typography>
          {brand.contact.email && (
            <Button
              variant="contained"
              color="gold"
              size="large"
              href={`mailto:${brand.contact.email}`}
              sx={{ mt: 3 }}
            >
              {copy.footer.callAction}
            </Button>
          )}
        </Container>
        <Box sx={{ height: 'clamp(300px, 40vw, 560px)', flexShrink: 0 }}>
          <FooterIllustration />
        </Box>
      </Box>
    </BoardSection>
  );
}
