import { useId } from 'react';
import { Button, Card, CircularProgress, Stack, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { useRuleDownload } from './useRuleDownload.ts';

type RulesCardProps = {
  /** A URL with a safe scheme. */
  url: string;
  category: string;
};

export function RulesCard({ url, category }: RulesCardProps) {
  const headingId = useId();
  const { download, busy } = useRuleDownload(url, category);
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={headingId} variant="h3" component="h2" lang="en" sx={{ mb: 0.75 }}>
        {copy.rules.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {copy.rules.text}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} lang="en" sx={buttons}>
        <Button
          variant="contained"
          startIcon={<PdfIcon />}
          component={Link}
          to={paths.pdfViewer.href({ pdfUrl: url })}
        >
          {copy.rules.view}
        </Button>
        {/* Not disabled while downloading, so that it keeps the focus. */}
        <Button
          variant="outlined"
          lang={busy ? 'id' : undefined}
          aria-busy={busy}
          startIcon={
            busy ? <CircularProgress color="inherit" size={18} aria-hidden /> : <DownloadIcon />
          }
          onClick={download}
        >
          {busy ? copy.rules.downloading : copy.rules.download}
        </Button>
      </Stack>
    </Card>
  );
}

/** Side by side where both have room. */
const buttons = { flexWrap: 'wrap', '& > *': { flex: '1 1 12rem' } };
