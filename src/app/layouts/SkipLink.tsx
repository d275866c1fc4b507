import { Button } from '@mui/material';
import { copy } from './copy.ts';

/** Lets keyboard users skip header and sidebar; visible only while focused. */
export function SkipLink() {
  return (
    <Button
      href="#content"
      variant="contained"
      color="gold"
      onClick={(event) => {
        // An anchor in the URL would trigger a navigation.
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
