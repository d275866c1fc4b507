import { type CSSProperties, type Ref, useEffect, useRef } from 'react';
import { Alert, Box, Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import UndoIcon from '@mui/icons-material/Undo';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { copy } from '../copy.ts';
import { type ToastMessage, undoDuration } from './useToast.ts';

/** The toasts on the screen whose reports can be undone, the latest last. */
const undoable: ToastMessage[] = [];

function undoToast({ key, undo }: ToastMessage): void {
  closeSnackbar(key);
  undo?.();
}

/** Ctrl+Z undoes what the latest toast reports. */
function onKeyDown(event: KeyboardEvent): void {
  const latest = undoable.at(-1);
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]');
  if (!latest || !isUndo || isTyping) return;
  event.preventDefault();
  undoToast(latest);
}

type ToastsProps = {
  domRoot: HTMLElement | null;
  messages: readonly ToastMessage[];
  onShown: () => void;
};

const isOfGroup = (before: ToastMessage, next: ToastMessage) =>
  next.group !== undefined && before.group === next.group;

/** Whether a toast tells nothing that has to be read or pressed once there is a newer one. */
const isReplaced = (before: ToastMessage, next: ToastMessage) =>
  !before.action &&
  !before.undo &&
  !before.stays &&
  (before.variant !== 'error' || next.variant === 'error');

/**
 * Shows toasts at the top of the window (ToastRegion.tsx), the latest last. Where there is no room beside
 * what they would cover, the latest replaces those that only report.
 */
export function Toasts({ domRoot, messages, onShown }: ToastsProps) {
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), {
    noSsr: true,
  });
  const shown = useRef<ToastMessage[]>([]);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (messages.length === 0) return;
    for (const message of messages) {
      const replaced = shown.current.filter(
        (before) => isOfGroup(before, message) || (isNarrow && isReplaced(before, message)),
      );
      for (const { key } of replaced) closeSnackbar(key);
      shown.current = [...shown.current.filter((before) => !replaced.includes(before)), message];
      enqueueSnackbar(message.text, {
        key: message.key,
        persist: message.stays === true || message.action !== undefined,
        autoHideDuration: message.undo ? undoDuration : 5000,
        onClose: () => {
          shown.current = shown.current.filter(({ key }) => key !== message.key);
        },
        content: <Toast message={message} />,
      });
    }
    onShown();
  }, [isNarrow, messages, onShown]);
  return (
    <SnackbarProvider
      maxSnack={20}
      preventDuplicate
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      {...(domRoot && { domRoot })}
    />
  );
}

/** Calls a function when a dialog opens; returns a function that stops it. */
function onDialogOpened(callback: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && node.matches('.MuiDialog-root')))
      callback();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

type ToastProps = { message: ToastMessage; ref?: Ref<HTMLDivElement>; style?: CSSProperties };

/** A toast. Errors interrupt a screen reader; the surrounding live region announces the others. */
function Toast({ message, ref, style }: ToastProps) {
  const { key, variant, text, detail, action, undo } = message;
  useEffect(() => {
    if (!message.undo) return undefined;
    undoable.push(message);
    return () => void undoable.splice(undoable.indexOf(message), 1);
  }, [message]);
  // A success without a button has been read by whoever goes on to a dialog.
  const endsWithDialog = variant === 'success' && !action && !undo;
  useEffect(
    () => (endsWithDialog ? onDialogOpened(() => closeSnackbar(key)) : undefined),
    [endsWithDialog, key],
  );
  return (
    <Alert
      ref={ref}
      severity={variant}
      variant="filled"
      role={variant === 'error' ? 'alert' : 'group'}
      onClose={() => closeSnackbar(key)}
      slotProps={{ closeButton: { 'aria-label': copy.dismiss, size: 'small' } }}
      style={style}
      sx={({ vars: { palette }, shadows }) => ({
        width: { xs: '100%', sm: 360, lg: 480 },
        py: { xs: 0, sm: 0.25 },
        px: { xs: 1.25, sm: 2 },
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
        alignItems: 'center',
        '& .MuiAlert-icon': { mr: { xs: 1, sm: 1.5 }, py: { xs: 0.5, sm: 0.875 } },
        '& .MuiAlert-message': {
          display: 'flex',
          flexGrow: 1,
          flexWrap: 'wrap',
          columnGap: 1,
          py: { xs: 0.75, sm: 1 },
        },
        '& .MuiAlert-action': { pl: 1, pt: { xs: 0, sm: 0.5 } },
        // On the filled background of the dark theme, an error's white text is hard to read.
        color: palette[variant].contrastText,
        backgroundColor: palette[variant].main,
        boxShadow: shadows[6],
        overflowWrap: 'anywhere',
      })}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, alignSelf: 'center' }}>
        {text}
        {detail && <Box sx={{ fontSize: '0.8125rem' }}>{detail}</Box>}
      </Box>
      {(undo ?? action) && (
        <Button
          color="inherit"
          size="small"
          startIcon={undo && <UndoIcon />}
          aria-keyshortcuts={undo && 'Control+Z'}
          onClick={undo ? () => undoToast(message) : action?.onClick}
        >
          {undo ? copy.undo : action?.label}
        </Button>
      )}
    </Alert>
  );
}
