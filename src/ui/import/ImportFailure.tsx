import { Box, Button } from '@mui/material';
import { FormError } from '../forms/FormError.tsx';
import { useResultFocus } from '../hooks/useResultFocus.ts';
import { copy } from './copy.ts';

type ImportFailureProps = {
  message: string;
  /** Whether somebody waits for the result, which this is. */
  takesFocus: boolean;
  /** Tries it again; undefined where that would be no different. */
  onRetry?: (() => void) | undefined;
};

/** Why a file could not be read or checked. */
export function ImportFailure({ message, takesFocus, onRetry }: ImportFailureProps) {
  const result = useResultFocus<HTMLDivElement>(takesFocus);
  return (
    <Box ref={result} tabIndex={-1}>
      <FormError message={message} />
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {copy.row.checkAgain}
        </Button>
      )}
    </Box>
  );
}
