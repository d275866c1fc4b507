import { IconButton } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useToast } from '../toasts/useToast.ts';

type CopyButtonProps = {
  text: string;
  /** Accessible name of the button. */
  label: string;
  /** Toast after copying. */
  copiedMessage: string;
  /** Toast if the page has no access to the clipboard: the text, to be copied by hand. */
  fallbackMessage: string;
};

export function CopyButton({ text, label, copiedMessage, fallbackMessage }: CopyButtonProps) {
  const toast = useToast();
  const copyText = async () => {
    try {
      // Browsers offer the clipboard only to pages served over https.
      await navigator.clipboard.writeText(text);
      toast.success(copiedMessage);
    } catch {
      toast.info(fallbackMessage);
    }
  };
  return (
    <IconButton title={label} color="inherit" sx={{ ml: 0.5 }} onClick={() => void copyText()}>
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}
