import { useId } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../../brand.ts';
import { BoardSection } from '../../../ui/BoardSection.tsx';
import { copy } from '../copy.ts';
import { FooterIllustration } from './FooterIllustration.tsx';
import { useScrollProgress } from './useScrollProgress.ts';

type FooterCallToActionProps = {
  /** On pages where somebody works or signs in. */
  small: boolean;
};

/**
 * The call to action above the footer's links; its illustration beside it is animated while it
 * scrolls into view.
 */
export function FooterCallToAction({ small }: FooterCallToActionProps) {
  const ref = useScrollProgress<HTMLDivElement>();
  const titleId = useId();
  return (
    <BoardSection deep labelledBy={titleId}>
      <Container ref={ref} data-small={small || undefined} sx={band}>
        <div>
          <Typography variant={small ? 'h4' : 'h3'} component="h2" id={titleId}>
            {copy.footer.callTitle}
          </Typography>
          <Typography
            variant={small ? 'body2' : 'body1'}
            sx={(theme) => ({ color: theme.vars.palette.board.muted, mt: 0.75, maxWidth: '48ch' })}
          >
            {copy.footer.callText}
          </Typography>
          {brand.contact.email && (
            <Button
              variant={small ? 'outlined' : 'contained'}
              color={small ? 'inherit' : 'gold'}
              href={`mailto:${brand.contact.email}`}
              sx={{ mt: 1.5 }}
            >
              {copy.footer.callAction}
            </Button>
          )}
        </div>
        <Box className="scene">
          <FooterIllustration />
        </Box>
      </Container>
    </BoardSection>
  );
}

/** The words beside the illustration; on phones above it. */
function band({ breakpoints }: Theme) {
  return {
    display: 'grid',
    alignItems: 'center',
    columnGap: 4,
    pt: 3,
    '& .scene': { height: 140, mt: 2, mx: -2, overflow: 'hidden' },
    '&[data-small] .scene': { height: 72 },
    [breakpoints.up('sm')]: {
      pt: 0,
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      '& > div:first-of-type': { py: 2 },
      '& .scene': { height: 220, mt: 0, mx: 0, alignSelf: 'end' },
      '&[data-small] .scene': { height: 120 },
    },
  } as const;
}
