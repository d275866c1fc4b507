import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, Dialog, DialogContent, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { BoardSection } from './BoardSection.tsx';
import { copy } from './copy.ts';
import { FormFailure } from './FormFailure.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

type StepDialogProps = {
  open: boolean;
  /** While something is being saved the dialog stays. */
  busy?: boolean;
  onClose: () => void;
  title: string;
  /** Says about what, under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** It is out of sight. */
  onExited?: () => void;
};

/**
 * The frame of a dialog in which much is chosen, on all of a telephone's screen. A click beside it
 * does nothing: what is chosen is easily lost.
 */
export function StepDialog({
  open,
  busy = false,
  onClose,
  title,
  lead,
  children,
  onExited,
}: StepDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !busy) onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: paper }, transition: { onExited } }}
    >
      <BoardSection component="header">
        <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 1.5, sm: 2 }, pb: { xs: 1.25, sm: 1.75 } }}>
          <Typography id={titleId} variant="h3" component="h2" lang="en">
            {title}
          </Typography>
          {lead}
        </Box>
      </BoardSection>
      {children}
    </Dialog>
  );
}

type DialogStepProps = {
  step: 1 | 2;
  title: string;
  busy?: boolean;
  failure?: { message: string; hint?: string };
  children: ReactNode;
  /** Stands at the other end of the row of buttons. */
  start?: ReactNode;
  buttons: ReactNode;
  /** The language of that row, where it is not the page's. */
  lang?: 'en';
};

/**
 * One of two steps of such a dialog: the heading of the second takes the focus, the first begins in
 * its first field; the buttons stay in sight.
 */
export function DialogStep({
  step,
  title,
  busy = false,
  failure,
  children,
  start,
  buttons,
  lang,
}: DialogStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 2) heading.current?.focus();
  }, [step]);
  return (
    <>
      <DialogContent
        sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 }, overscrollBehavior: 'contain' }}
      >
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 2 }}
        >
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h4"
            component="h3"
            sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.step(step)}
          </Typography>
        </Box>
        <Box inert={busy} sx={{ opacity: busy ? 0.6 : 1, transition: 'opacity 150ms' }}>
          {children}
        </Box>
      </DialogContent>
      <Box sx={foot}>
        {failure && <FormFailure {...failure} />}
        <Box className="row" lang={lang}>
          <Box className="start">{start}</Box>
          {buttons}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {busy ? copy.saving : ''}
        </Box>
      </Box>
    </>
  );
}

function paper({ breakpoints }: Theme) {
  return {
    overflow: 'hidden',
    maxWidth: 1040,
    [breakpoints.down('sm')]: {
      m: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
      border: 0,
    },
  };
}

function foot({ vars: { palette }, typography }: Theme) {
  return {
    flexShrink: 0,
    px: { xs: '16px', sm: '24px' },
    pt: '12px',
    pb: 'max(12px, env(safe-area-inset-bottom))',
    borderTop: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' },
    '& .start': {
      ...typography.button,
      flexGrow: 1,
      minWidth: 0,
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
    },
  };
}
