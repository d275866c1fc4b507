import { Button } from '@mui/material';
import { Notice } from '../../ui/states/Notice.tsx';
import { copy } from './copy.ts';

type OutdatedNoticeProps = { children: string; onRetry: () => void };

/** Says that what is shown is older than the last request for it, which has failed. */
export const OutdatedNotice = ({ children, onRetry }: OutdatedNoticeProps) => (
  <Notice
    severity="warning"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
);
