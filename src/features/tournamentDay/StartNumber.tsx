import { Box } from '@mui/material';
import { copy } from './copy.ts';

/** The start number before the name of a team, as on what it wears; nothing where there is none. */
export function StartNumber({ number }: { number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <>
      <Box component="span" role="img" aria-label={copy.startNumber(number)} sx={numberStyles}>
        {number}
      </Box>{' '}
    </>
  );
}

/** In the colour of the text, so that it can be read on paper and on the dark board. */
const numberStyles = {
  display: 'inline-block',
  flexShrink: 0,
  mr: '0.25em',
  px: '0.35em',
  minWidth: '1.1em',
  border: '1px solid currentColor',
  borderRadius: '3px',
  fontSize: '0.9em',
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
