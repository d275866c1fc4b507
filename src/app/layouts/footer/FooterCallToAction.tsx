import { useId } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../../brand.ts';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
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
          <Typography variant={small ? 'h4' : 'h3'} component="h2" id={titleId} lang="en">
            {copy.footer.callTitle}
          </Typography>
          <Typography
            variant={small ? 'body2' : 'body1'}
            lang="en"
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

/** The words beside the illustration, above its ground; on phones above all of it. */
function band({ breakpoints }: Theme) {
  return {
    display: 'grid',
    alignItems: 'center',
    columnGap: 4,
    pt: 3,
    '& > div:first-of-type': { position: 'relative', zIndex: 1 },
    '& .scene': { height: 140 },
    '&[data-small] .scene': { height: 96 },
    [breakpoints.up('sm')]: {
      pt: 0,
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      '& > div:first-of-type': { pt: 2, pb: 4 },
      '& .scene': { height: 220, mt: 0, alignSelf: 'end' },
      '&[data-small] .scene': { height: 150 },
    },
  } as const;
}
