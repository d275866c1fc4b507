import { Box, IconButton, Tooltip } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

/** A team's public code, selected as a whole, with a button that copies it. */
export function TeamCode({ code }: { code: string }) {
  const toast = useToast();
  const copyCode = async () => {
    try {
      // Browsers have no clipboard for a page that came over plain http.
      await navigator.clipboard.writeText(code);
      toast.success(copy.detail.codeCopied);
    } catch {
      toast.info(copy.detail.codeToCopy(code));
    }
  };
  return (
    <>
      <Box component="span" translate="no" sx={{ userSelect: 'all', fontVariantNumeric: 'tabular-nums' }}>{code}</Box>
      <Tooltip title={copy.detail.copyCode}>
        <IconButton color="inherit" sx={{ ml: 0.5 }} onClick={() => void copyCode()}><CopyIcon fontSize="small" /></IconButton>
      </Tooltip>
    </>
  );
}
