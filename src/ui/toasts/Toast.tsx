import { Alert, Box } from '@mui/material';
import { closeSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { copy } from '../copy.ts';
import { isPastDismissDistance } from './isPastDismissDistance.ts';
import { useSwipeToDismiss } from './useSwipeToDismiss.ts';

const severities = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

type ToastProps = Pick<CustomContentProps, 'id' | 'message' | 'variant' | 'action'> & {
  ref?: Ref<HTMLDivElement>;
  style?: React.CSSProperties;
};

/**
 * A toast, closed by its button, by swiping it sideways, or by a timeout. Errors interrupt a screen
 * reader; the surrounding live region announces the others.
 */
export function Toast({ id, message, variant, action, style, ref }: ToastProps) {
  const { distance, isDragging, handlers } = useSwipeToDismiss(() => closeSnackbar(id));
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
        width: { xs: '100%', sm: 360 },
        py: 0.25,
        alignItems: 'center',
        '& .MuiAlert-message': { flexGrow: 1 },
        // On the filled background of the dark theme, an error's white text is hard to read.
        color: theme.vars.palette[severities[variant]].contrastText,
        backgroundColor: theme.vars.palette[severities[variant]].main,
        boxShadow: theme.shadows[6],
        overflowWrap: 'anywhere',
        cursor: 'grab',
        touchAction: 'pan-y',
        userSelect: isDragging ? 'none' : 'text',
        transition: isDragging ? 'none' : 'transform 180ms ease-out',
        opacity: isDragging && isPastDismissDistance(distance, 360) ? 0.6 : 1,
      })}
    >
      <Box sx={contentStyles}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>{message}</Box>
        {typeof action === 'function' ? action(id) : action}
      </Box>
    </Alert>
  );
}

const contentStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 40,
};
