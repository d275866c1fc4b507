import { GlobalStyles } from '@mui/material';

/**
 * Moves toasts to the top of the window while it is rendered: for an open dialog that has its
 * buttons at the bottom.
 */
export const ToastsAtTop = () => <GlobalStyles styles={styles} />;

const styles = {
  '.notistack-SnackbarContainer': { top: '14px !important', bottom: 'auto !important' },
};
