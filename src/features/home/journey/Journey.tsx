import { useId, useState } from 'react';
import { Box, ButtonBase, Container, Typography } from '@mui/material';
import ZoomOutMapIcon from '@mui/icons-material/ZoomOutMap';
import type { Theme } from '@mui/material/styles';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { useLoaded } from '../../../ui/states/useLoaded.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { JourneyPicture } from './JourneyPicture.tsx';

const loadDialog = async () => (await import('./JourneyDialog.tsx')).JourneyDialog;

const facts = Object.values(copy.journey.facts);

export function Journey() {
  const titleId = useId();
  const toast = useToast();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { loaded: JourneyDialog } = useLoaded(loadDialog, {
    isNeeded: isDialogOpen,
    onFailure: () => {
      setIsDialogOpen(false);
      toast.error(copy.journey.openFailed);
    },
  });
  return (
    <BoardSection labelledBy={titleId}>
      <Container sx={{ py: { xs: 4, md: 10 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'center',
            gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' },
          }}
        >
          <Box>
            <Typography variant="h2" id={titleId} lang="en">
              {copy.journey.title}
            </Typography>
            <Typography
              variant="subtitle1"
              sx={(theme) => ({ mt: 2, color: theme.vars.palette.board.muted, maxWidth: '52ch' })}
            >
              {copy.journey.text}
            </Typography>
            <Box
              component="dl"
              sx={{
                mt: 3,
                mb: 0,
                display: 'grid',
                gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
                columnGap: { xs: 1, sm: 2, lg: 3 },
              }}
            >
              {facts.map(({ value, label }) => (
                <Box
                  key={label}
                  sx={{
                    display: 'flex',
                    flexDirection: 'column-reverse',
                    justifyContent: 'flex-end',
                  }}
                >
                  <Typography
                    component="dt"
                    variant="body2"
                    sx={(theme) => ({
                      color: theme.vars.palette.board.muted,
                      lineHeight: 1.35,
                      fontSize: { xs: '0.875rem', sm: '0.9375rem' },
                    })}
                  >
                    {label}
                  </Typography>
                  <Typography component="dd" variant="h2" sx={{ m: 0, color: 'gold.main' }}>
                    {value}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
          <ButtonBase
            aria-haspopup="dialog"
            aria-label={copy.journey.open}
            onClick={() => setIsDialogOpen(true)}
            sx={picture}
          >
            <JourneyPicture />
            <Box component="span" className="zoomIcon">
              <ZoomOutMapIcon fontSize="small" />
            </Box>
          </ButtonBase>
        </Box>
      </Container>
      {JourneyDialog && (
        <JourneyDialog open={isDialogOpen} onClose={() => setIsDialogOpen(false)} />
      )}
    </BoardSection>
  );
}

function picture({ vars: { palette } }: Theme) {
  return {
    display: 'block',
    width: '100%',
    overflow: 'clip',
    border: `1px solid ${palette.board.line}`,
    cursor: 'zoom-in',
    ...cutCorner(28),
    transition: 'border-color 160ms',
    '&:hover, &:focus-visible': { borderColor: palette.gold.main },
    '& .zoomIcon': {
      position: 'absolute',
      right: 12,
      bottom: 12,
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      ...cutCorner(10),
      backgroundColor: palette.gold.main,
      color: palette.gold.contrastText,
    },
  } as const;
}
