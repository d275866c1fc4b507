import RefreshIcon from '@mui/icons-material/Refresh';
import { copy } from './copy.ts';

export type RetryProps = { onRetry: () => void; isRetrying?: boolean };

/** The button that tries again, for a page that could not be shown. */
export const retryAction = ({ onRetry, isRetrying = false }: RetryProps) =>
  ({
    children: copy.error.retry,
    startIcon: <RefreshIcon />,
    loading: isRetrying,
    loadingPosition: 'start',
    onClick: onRetry,
  }) as const;
