import { Button, Typography } from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Link } from 'react-router-dom';
import { useUploadCategoryRuleMutation } from '../../../api/managedContent.ts';
import { safeUrl } from '../../../lib/urls/safeUrl.ts';
import { paths } from '../../../paths.ts';
import { FileField } from '../form/FileField.tsx';
import { copy } from './copy.ts';

const maxBytes = 5 * 1024 * 1024;
/** What the request has besides the file. */
const formBytes = 1024;
/** A PDF has its signature within so many bytes: some programs write a byte order mark before it. */
const signatureRange = 1024;

type RuleFieldProps = { id: number; rule: string | null };

/** Uploads the rules of a saved category as a PDF. */
export function RuleField({ id, rule }: RuleFieldProps) {
  const [upload] = useUploadCategoryRuleMutation();
  const uploadPdf = async (file: File) => {
    if (file.size > maxBytes - formBytes) return copy.rule.tooLarge;
    const head = await file.slice(0, signatureRange).text();
    if (!head.includes('%PDF-')) return copy.rule.notPdf;
    return upload({ id, body: { rule: file } });
  };
  const url = safeUrl(rule);
  return (
    <FileField texts={copy.rule} icon={<PdfIcon />} accept="application/pdf" upload={uploadPdf}>
      {url ? (
        <Button
          component={Link}
          to={paths.pdfViewer.href({ pdfUrl: url })}
          target="_blank"
          // Its text begins where the others of the card do.
          sx={{ ml: -2.25 }}
        >
          {copy.rule.open}
        </Button>
      ) : (
        <Typography variant="body2">{copy.rule.none}</Typography>
      )}
    </FileField>
  );
}
