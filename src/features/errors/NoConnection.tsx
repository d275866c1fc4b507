import { Button } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import RefreshIcon from '@mui/icons-material/Refresh';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useStepBack } from '../../ui/useStepBack.ts';
import { copy } from './copy.ts';
import { LostRobot } from './LostRobot.tsx';
import { Message } from './Message.tsx';

type NoConnectionProps = { onRetry: () => void; retrying: boolean };

/**
 * Stands for a page that could not be fetched. Its way back stays in the running program: it needs
 * no connection.
 */
export function NoConnection({ onRetry, retrying }: NoConnectionProps) {
  const goBack = useStepBack(paths.home.href());
  usePageTitle(copy.unreachable.title, copy.unreachable.text);
  return (
    <Message
      title={copy.unreachable.title}
      text={copy.unreachable.text}
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
