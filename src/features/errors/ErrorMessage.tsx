import { Button } from '@mui/material';
import RefreshIcon from '@mui/icons-material/Refresh';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { copy } from './copy.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';
import { MessageLayout } from './MessageLayout.tsx';

type ErrorMessageProps = { onRetry: () => void; isRetrying?: boolean };

export function ErrorMessage({ onRetry, isRetrying = false }: ErrorMessageProps) {
  usePageTitle(copy.error.title, copy.error.text);
  return (
    <MessageLayout
      title={copy.error.title}
      text={copy.error.text}
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
          {/* Not a router link: the whole app is reloaded, whatever state it is in. */}
          <Button variant="outlined" size="large" color="inherit" href={paths.home.href()}>
            {copy.error.home}
          </Button>
        </>
      }
    />
  );
}
