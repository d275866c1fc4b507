import { Button, Stack } from '@mui/material';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatePage } from '../../ui/StatePage.tsx';
import { copy } from './copy.ts';
import type { FailureReason } from './pdfFailure.ts';

/** What may be otherwise the next time. */
const passing: ReadonlySet<FailureReason> = new Set(['unreachable', 'refused', 'noViewer']);

type FailureProps = {
  reason: FailureReason;
  /** Where the PDF would be, if that may be followed. */
  address?: string;
  onRetry?: () => void;
};

/** Says why there is no PDF here, and offers the ways on. */
export function Failure({ reason, address, onRetry }: FailureProps) {
  const { title, text } = copy.failures[reason];
  return (
    <StatePage title={title} fallback={paths.home.href()}>
      <ErrorState message={text} {...(passing.has(reason) && onRetry && { onRetry })} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {address && (
          <Button
            variant="contained"
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<OpenInNewIcon />}
          >
            {copy.open}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={paths.home.href()}>
          {copy.home}
        </Button>
      </Stack>
    </StatePage>
  );
}
