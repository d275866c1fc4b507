import { Button } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import RefreshIcon from '@mui/icons-material/Refresh';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { useGoBack } from '../../ui/page/useGoBack.ts';
import { copy } from './copy.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';
import { MessageLayout } from './MessageLayout.tsx';

type ConnectionErrorProps = { onRetry: () => void; isRetrying: boolean };

/**
 * Shown instead of a page that could not be loaded. The back button navigates within the app, which
 * works without a connection.
 */
export function ConnectionError({ onRetry, isRetrying }: ConnectionErrorProps) {
  const goBack = useGoBack(paths.home.href());
  usePageTitle(copy.unreachable.title, copy.unreachable.text);
  return (
    <MessageLayout
      title={copy.unreachable.title}
      text={copy.unreachable.text}
      illustration={<ErrorIllustration />}
      actions={
        <>
          <Button
            variant="contained"
            color="gold"
            size="large"
            startIcon={<RefreshIcon />}
            loading={isRetrying}
            loadingPosition="start"
            onClick={onRetry}
          >
            {copy.error.retry}
          </Button>
          <Button
            variant="outlined"
            size="large"
            color="inherit"
            startIcon={<ArrowBackIcon />}
            onClick={goBack}
          >
            {copy.unreachable.back}
          </Button>
        </>
      }
    />
  );
}
