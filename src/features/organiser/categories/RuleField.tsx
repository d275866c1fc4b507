import { Button, Typography } from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Link } from 'react-router-dom';
import { useUploadCategoryRuleMutation } from '../../../api/managedCategories.ts';
import { safeUrl } from '../../../lib/urls/safeUrl.ts';
import { paths } from '../../../paths.ts';
import { FileField } from '../form/FileField.tsx';
import { useFileUpload } from '../form/useFileUpload.ts';
import { copy } from './copy.ts';

const maxBytes = 5 * 1024 * 1024;
/** What the parts of a form take besides the file. */
const formBytes = 1024;
const pdfStart = '%PDF-';

type RuleFieldProps = { id: number; rule: string | null };

/** Uploads the rules of a saved category as a PDF. */
export function RuleField({ id, rule }: RuleFieldProps) {
  const [upload] = useUploadCategoryRuleMutation();
  const state = useFileUpload(async (file) => {
    if (file.size > maxBytes - formBytes) return copy.rule.tooLarge;
    if ((await file.slice(0, pdfStart.length).text()) !== pdfStart) return copy.rule.notPdf;
    return upload({ id, body: { rule: file } });
  }, copy.rule.failed);
  const url = safeUrl(rule);
  const { title, lead, choose, uploading } = copy.rule;
  return (
    <FileField
      title={title}
      lead={lead}
      choose={choose}
      uploading={uploading}
      icon={<PdfIcon />}
      accept="application/pdf"
      {...state}
    >
      {url ? (
        <Button
          component={Link}
          to={paths.pdfViewer.href({ pdfUrl: url })}
          target="_blank"
          sx={{ mr: 1 }}
        >
          {copy.rule.open}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {copy.rule.none}
        </Typography>
      )}
    </FileField>
  );
}
