import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Menu } from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { containerOf } from './containerOf.ts';
import { narrowest } from './measures.ts';

type HeaderMenuProps = {
  /** What the button shows. */
  label: ReactNode;
  /** What the button is called, where it shows less than a name. */
  name?: string;
  /** The menu's items, given a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/** A header button that opens a menu under itself. */
export function HeaderMenu({ label, name, children }: HeaderMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={
          <ExpandMoreIcon
            sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
          />
        }
        sx={{
          px: { xs: 1, sm: 1.5 },
          '& .MuiButton-endIcon': { ml: 0.25, mr: -0.5, [narrowest]: { display: 'none' } },
        }}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        disableScrollLock
        container={containerOf(anchor)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}
