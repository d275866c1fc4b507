import { IconButton, Tooltip } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useToast } from './useToast.ts';

type CopyButtonProps = {
  text: string;
  /** Names the button. */
  label: string;
  /** What the toast says once it is done. */
  copied: string;
  /**
   * What the toast says where the browser has no clipboard for the page: the text, to be copied by
   * hand.
   */
  byHand: string;
};

/** Copies a text. */
export function CopyButton({ text, label, copied, byHand }: CopyButtonProps) {
  const toast = useToast();
  const copyText = async () => {
    try {
      // Browsers have no clipboard for a page that came over plain http.
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.info(byHand);
    }
  };
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" sx={{ ml: 0.5 }} onClick={() => void copyText()}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
