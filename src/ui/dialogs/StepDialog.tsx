import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Box, Dialog, DialogContent, GlobalStyles, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { BoardSection } from '../page/BoardSection.tsx';
import { copy } from '../copy.ts';
import { FormError } from '../forms/FormError.tsx';
import { visuallyHidden } from '../styles/styles.ts';

type StepDialogProps = {
  open: boolean;
  /** While saving, the dialog cannot be closed. */
  busy?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shown under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Called after the closing transition. */
  onExited?: () => void;
};

/**
 * A dialog for longer forms, full-screen on a phone. A click outside does not close it, because the
 * input would be lost.
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
      slotProps={{ paper: { sx: paperStyles }, transition: { onExited } }}
    >
      <GlobalStyles styles={toastsBelowTitle} />
      <BoardSection component="header">
        <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 1.5, sm: 2 }, pb: { xs: 1.25, sm: 1.75 } }}>
          <Typography id={titleId} variant="h3" component="h2">
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
  /** Shown at the other end of the button row. */
  start?: ReactNode;
  buttons: ReactNode;
};

/**
 * One of the two steps of a `StepDialog`, a group named by its heading. The heading of the second
 * step takes the focus unless one of its fields has; the buttons stay in view.
 */
export function DialogStep({
  step,
  title,
  busy = false,
  failure,
  children,
  start,
  buttons,
}: DialogStepProps) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 2 && !content.current?.contains(document.activeElement)) heading.current?.focus();
  }, [step]);
  return (
    <>
      <DialogContent
        ref={content}
        role="group"
        aria-labelledby={headingId}
        sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 }, overscrollBehavior: 'contain' }}
      >
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 2 }}
        >
          <Typography
            ref={heading}
            id={headingId}
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
      <Box sx={footerStyles}>
        {failure && <FormError {...failure} />}
        <Box className="row">
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

/** On a phone, where toasts would cover the title. */
const toastsBelowTitle = {
  ':root': { '--toast-top': '34px', '--toast-left': '8px', '--toast-right': '8px' },
};

function paperStyles({ breakpoints }: Theme) {
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

function footerStyles({ vars: { palette }, typography }: Theme) {
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
