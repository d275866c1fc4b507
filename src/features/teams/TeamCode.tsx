import { Box } from '@mui/material';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { copy } from './copy.ts';

/** A team's public code, selected as a whole, with a button that copies it. */
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
      <CopyButton
        text={code}
        label={copy.detail.copyCode}
        copied={copy.detail.codeCopied}
        byHand={copy.detail.codeToCopy(code)}
      />
    </>
  );
}
