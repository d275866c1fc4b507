import { Alert, Box, Button } from '@mui/material';
import RefreshIcon from '@mui/icons-material/Refresh';
import { copy } from './copy.ts';

type ErrorStateProps = {
  message: string;
  /** Without it there is no button. */
  onRetry?: () => void;
  /** While trying, the button rests. */
  retrying?: boolean;
  /** As wide as what it stands among, without the air of a state that has a page to itself. */
  inline?: boolean;
};

/** Says what went wrong in place of what should stand here, and offers another try. */
export function ErrorState({
  message,
  onRetry,
  retrying = false,
  inline = false,
}: ErrorStateProps) {
  return (
    <Box sx={inline ? undefined : { py: { xs: 3, md: 5 }, maxWidth: 640, mx: 'auto' }}>
      <Alert
        severity="error"
        variant="outlined"
        sx={{ alignItems: 'center', bgcolor: 'background.paper', flexWrap: 'wrap' }}
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
      </Alert>
    </Box>
  );
}
