import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import { copy } from './copy.ts';
import { cutCorner } from './cutCorner.ts';

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
      <Box role="alert" sx={frame}>
        <ErrorIcon aria-hidden />
        <Box sx={{ flex: '1 1 200px' }}>{message}</Box>
        {onRetry && (
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
        )}
      </Box>
    </Box>
  );
}

/** As MUI's outlined alert, which is more than each page should load for an error. */
function frame({ vars: { palette }, typography }: Theme) {
  return {
    ...typography.body2,
    ...cutCorner(12),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: 52,
    px: 2,
    py: 1,
    color: palette.Alert.errorColor,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.error.light}`,
    '& > svg': { fontSize: 22, color: palette.error.main },
    '& > button': { ml: 'auto' },
  } as const;
}
