import { useState } from 'react';
import { Box, Button, Dialog } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import type { ManagedCeremony } from '../../../../openapi/schema.d.ts';
import { useRevealCeremonyStepMutation } from '../../../api/managedCeremony.ts';
import { organiserPaths } from '../../../paths.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { ScreenControl, ScreenControls } from '../../../ui/screen/ScreenControls.tsx';
import { useFullScreen } from '../../../ui/screen/useFullScreen.ts';
import { useIsUserActive } from '../../../ui/screen/useIsUserActive.ts';
import { useWakeLock } from '../../../ui/screen/useWakeLock.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy, headingText } from '../copy.ts';
import { findBack, findForward, type Press, toPodium, type View } from './presses.ts';
import { PauseScreen, PodiumScreen, StepScreen } from './StageScreens.tsx';
import { useStageKeys } from './useStageKeys.ts';

const texts = copy.stage;

type StageDialogProps = { id: number; ceremony: ManagedCeremony; onClose: () => void };

/** The ceremony for the projector of the hall: one press shows one place or award. */
export function StageDialog({ id, ceremony, onClose }: StageDialogProps) {
  const { view, forward, back } = useStage(id, ceremony);
  const fullScreen = useFullScreen();
  const isActive = useIsUserActive();
  useWakeLock(true);
  useStageKeys({ forward, back, toggleFullScreen: fullScreen.toggle });
  const last = ceremony.revealed.at(-1);
  const isRunning = ceremony.state === 'running';
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: {
          'aria-label': texts.label,
          sx: { border: 0, borderRadius: 0, backgroundImage: 'none' },
        },
      }}
    >
      <BoardSection deep>
        <Box sx={frame} style={{ cursor: isActive ? undefined : 'none' }}>
          <Box sx={content}>
            {isRunning && view === 'podium' && <PodiumScreen steps={toPodium(ceremony.revealed)} />}
            {isRunning && view === 'step' && last && (
              <StepScreen key={headingText(last)} step={last} />
            )}
            {(!isRunning || view === 'pause') && <PauseScreen ceremony={ceremony} />}
          </Box>
          <ScreenControls
            shortcuts={texts.keys}
            fullScreen={fullScreen}
            isVisible={isActive}
            home={organiserPaths.ceremony.href({ id })}
          >
            {back && (
              <ScreenControl label={texts.back} keys="Backspace" onClick={back}>
                <ArrowBackIcon />
              </ScreenControl>
            )}
            {forward && (
              <Button
                variant="contained"
                color="gold"
                endIcon={<ArrowForwardIcon />}
                aria-keyshortcuts="Space"
                onClick={forward}
                sx={{ fontSize: 'max(0.9375rem, 0.85em)' }}
              >
                {ceremony.state === 'waiting' ? texts.start : texts.forward}
              </Button>
            )}
          </ScreenControls>
          <Box role="status" sx={visuallyHidden}>
            {isRunning &&
              view === 'step' &&
              last &&
              `${headingText(last)}: ${last.winners.map(({ name }) => name).join(', ')}`}
          </Box>
        </Box>
      </BoardSection>
    </Dialog>
  );
}

/** Returns what the screen shows, and what the keys do; a step is sent once, and shown at once. */
function useStage(id: number, ceremony: ManagedCeremony) {
  const [view, setView] = useState<View>(ceremony.revealed.length > 0 ? 'step' : 'pause');
  const [reveal] = useRevealCeremonyStepMutation();
  const toast = useToast();
  const { run } = useSingleFlight(async ({ view: next, action }: Press) => {
    setView(next);
    if (!action) return;
    const { version } = ceremony;
    const { error } = await reveal({ id, 'If-Match': version, body: { action } });
    if (!error) return;
    setView(view);
    toast.error(entryErrorText(error, texts.stepFailed));
  });
  const toAction = (press: Press | undefined) => press && (() => void run(press));
  return {
    view,
    forward: toAction(findForward(ceremony, view)),
    back: toAction(findBack(ceremony, view)),
  };
}

/** All sizes inside are in em, so that a projector of any size and shape is filled. */
const frame = {
  fontSize: 'max(14px, min(2.6svh, 1.9svw))',
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  px: '2em',
  pt: '1.5em',
  pb: '0.5em',
} as const;

const content = { display: 'grid', alignItems: 'center', minWidth: 0 } as const;
