import { Button } from '@mui/material';
import RefreshIcon from '@mui/icons-material/Refresh';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { copy } from './copy.ts';
import { LostRobot } from './LostRobot.tsx';
import { Message } from './Message.tsx';

type ErrorMessageProps = { onRetry: () => void; retrying?: boolean };

/** Says calmly that a page failed, with another try and the way home. */
export function ErrorMessage({ onRetry, retrying = false }: ErrorMessageProps) {
  usePageTitle(copy.error.title, copy.error.text);
  return (
    <Message
      title={copy.error.title}
      text={copy.error.text}
      drawing={<LostRobot />}
      actions={
        <>
          <Button
            variant="contained"
            size="large"
            startIcon={<RefreshIcon />}
            loading={retrying}
            loadingPosition="start"
            onClick={onRetry}
          >
            {copy.error.retry}
          </Button>
          {/* A plain link: the program is loaded afresh, whatever state it was in. */}
          <Button variant="outlined" size="large" color="inherit" href={paths.home.href()}>
            {copy.error.home}
          </Button>
        </>
      }
    />
  );
}
