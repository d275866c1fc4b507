import { Box, Button } from '@mui/material';
import RefreshIcon from '@mui/icons-material/Refresh';
import { copy } from '../copy.ts';
import { Notice } from './Notice.tsx';

type ErrorStateProps = {
  message: string;
  /** Without it there is no retry button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Full width and without the padding of an error that has a page to itself. */
  inline?: boolean;
};

export function ErrorState({
  message,
  onRetry,
  retrying = false,
  inline = false,
}: ErrorStateProps) {
  return (
    <Box sx={inline ? undefined : { py: { xs: 3, md: 5 }, maxWidth: 640, mx: 'auto' }}>
      <Notice
        severity="error"
        outlined
        action={
          onRetry && (
            <Button
              color="inherit"
              size="small"
              startIcon={<RefreshIcon />}
              loading={retrying}
              loadingPosition="start"
              onClick={onRetry}
            >
              {copy.tryAgain}
            </Button>
          )
        }
      >
        {message}
      </Notice>
    </Box>
  );
}
