import { Box } from '@mui/material';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { copy } from '../copy.ts';

export function TeamCode({ code }: { code: string }) {
  return (
    <>
      <Box
        component="span"
        translate="no"
        sx={{ userSelect: 'all', fontVariantNumeric: 'tabular-nums' }}
      >
        {code}
      </Box>
      <CopyButton text={code} label={copy.detail.copyCode} copiedMessage={copy.detail.codeCopied} />
    </>
  );
}
