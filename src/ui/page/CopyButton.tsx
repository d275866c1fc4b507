import { IconButton } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useCopyText } from './useCopyText.tsx';

type CopyButtonProps = {
  text: string;
  /** Accessible name of the button. */
  label: string;
  /** Toast after copying. */
  copiedMessage: string;
};

/** Copies a text, or shows it, to be copied by hand. */
export function CopyButton({ text, label, copiedMessage }: CopyButtonProps) {
  const { copy, dialog } = useCopyText();
  return (
    <>
      <IconButton
        title={label}
        color="inherit"
        sx={{ ml: 0.5 }}
        onClick={() => void copy(text, copiedMessage)}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
      {dialog}
    </>
  );
}
