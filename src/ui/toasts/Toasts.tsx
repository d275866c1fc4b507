import { type RefObject, useEffect, useState } from 'react';
import { Box } from '@mui/material';
import { enqueueSnackbar, type OptionsObject, SnackbarProvider } from 'notistack';
import { Toast } from './Toast.tsx';
import { ToastButton, UndoButton } from './ToastButtons.tsx';
import { toastDuration, undoDuration } from './toastDuration.ts';
import { chooseToastOrigin } from './toastOrigin.ts';
import { showToasts, type ToastMessage } from './useToast.ts';

const toastComponents = {
  default: Toast,
  success: Toast,
  error: Toast,
  warning: Toast,
  info: Toast,
};
const maxToasts = 20;

/** The classes of the containers, for `ToastRegion`. */
const classes = {
  containerAnchorOriginTopLeft: 'toasts-top',
  containerAnchorOriginTopRight: 'toasts-top',
  containerAnchorOriginBottomLeft: 'toasts-left',
};

function TwoLines({ text, detail }: { text: string; detail: string }) {
  return (
    <>
      <div>{text}</div>
      <Box sx={{ fontSize: '0.8125rem' }}>{detail}</Box>
    </>
  );
}

function readOptions({ key, undo, action }: ToastMessage): OptionsObject {
  if (undo)
    return { autoHideDuration: undoDuration, action: <UndoButton id={key} onUndo={undo} /> };
  return action ? { persist: true, action: <ToastButton {...action} /> } : {};
}

/** Shows toasts in a corner of the window, where they cover no header, form or main button. */
export function Toasts({ region }: { region: RefObject<HTMLElement | null> }) {
  const [domRoot] = useState(() => region.current);
  useEffect(
    () =>
      showToasts((message) => {
        const { key, variant, text, detail } = message;
        enqueueSnackbar(detail ? <TwoLines text={text} detail={detail} /> : text, {
          variant,
          key,
          anchorOrigin: chooseToastOrigin(document, window),
          ...readOptions(message),
        });
      }),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={maxToasts}
      autoHideDuration={toastDuration}
      Components={toastComponents}
      classes={classes}
      {...(domRoot && { domRoot })}
    />
  );
}
