import { Alert } from '@mui/material';
import { closeSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { copy } from './copy.ts';
import { isDraggedAway } from './isDraggedAway.ts';
import { useDragAway } from './useDragAway.ts';

const severities = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

type ToastProps = Pick<CustomContentProps, 'id' | 'message' | 'variant'> & {
  ref?: Ref<HTMLDivElement>;
  style?: React.CSSProperties;
};

/**
 * One toast: closed by its button, by dragging it sideways, or by its time. Errors interrupt a
 * screen reader; the region around announces the rest.
 */
export function Toast({ id, message, variant, style, ref }: ToastProps) {
  const { distance, dragging, handlers } = useDragAway(() => closeSnackbar(id));
  return (
    <Alert
      ref={ref}
      severity={severities[variant]}
      variant="filled"
      role={variant === 'error' ? 'alert' : 'group'}
      onClose={() => closeSnackbar(id)}
      slotProps={{ closeButton: { 'aria-label': copy.dismiss, size: 'small' } }}
      {...handlers}
      style={{ ...style, ...(distance !== 0 && { transform: `translateX(${distance}px)` }) }}
      sx={(theme) => ({
        width: { xs: '100%', sm: 380 },
        alignItems: 'center',
        boxShadow: theme.shadows[6],
        overflowWrap: 'anywhere',
        cursor: 'grab',
        touchAction: 'pan-y',
        userSelect: dragging ? 'none' : 'text',
        transition: dragging ? 'none' : 'transform 180ms ease-out',
        opacity: dragging && isDraggedAway(distance, 380) ? 0.6 : 1,
      })}
    >
      {message}
    </Alert>
  );
}
