import { Button } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useCopyText } from '../../../ui/page/useCopyText.tsx';
import { copy } from '../copy.ts';

/** Copies a link, or shows it, to be copied by hand. */
export function CopyLinkButton({ url }: { url: string }) {
  const { copy: copyUrl, dialog } = useCopyText();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CopyIcon />}
        onClick={() => void copyUrl(url, copy.invite.linkCopied)}
      >
        {copy.invite.copyLink}
      </Button>
      {dialog}
    </>
  );
}
