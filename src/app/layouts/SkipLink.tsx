import { Button } from '@mui/material';
import { copy } from './copy.ts';

/** The first stop of the keyboard: past header and sidebar. Seen only while it has focus. */
export function SkipLink() {
  return (
    <Button
      href="#content"
      lang="en"
      variant="contained"
      color="gold"
      onClick={(event) => {
        // An anchor in the address would be a navigation of its own.
        event.preventDefault();
        document.querySelector<HTMLElement>('main')?.focus();
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: theme.zIndex.tooltip,
        '&:not(:focus)': {
          clipPath: 'inset(50%)',
          width: '1px',
          height: '1px',
          minHeight: 0,
          minWidth: 0,
          p: 0,
          overflow: 'hidden',
        },
      })}
    >
      {copy.skipToContent}
    </Button>
  );
}
