import { Button, Stack } from '@mui/material';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { StatePage } from '../../ui/states/StatePage.tsx';
import { copy } from './copy.ts';
import type { PdfErrorReason } from './file/pdfLoadError.ts';

/** Errors that may not occur on the next attempt. */
const retryableReasons: ReadonlySet<PdfErrorReason> = new Set([
  'unreachable',
  'httpError',
  'noViewer',
]);

type PdfErrorPageProps = {
  reason: PdfErrorReason;
  /** URL of the PDF, if it is safe to open. */
  url?: string;
  onRetry?: () => void;
};

export function PdfErrorPage({ reason, url, onRetry }: PdfErrorPageProps) {
  const { title, text } = copy.errors[reason];
  return (
    <StatePage title={title} fallback={paths.home.href()}>
      <ErrorState message={text} {...(retryableReasons.has(reason) && onRetry && { onRetry })} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {url && (
          <Button
            variant="contained"
            component="a"
            href={url}
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
