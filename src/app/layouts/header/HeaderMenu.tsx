import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Menu } from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { menuContainer } from './menuContainer.ts';
import { narrowestScreen } from '../layoutConstants.ts';

type HeaderMenuProps = {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button if its content is not enough. */
  name?: string;
  /** Renders the menu items; receives a function that closes the menu. */
  children: (close: () => void) => ReactNode;
};

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
          '& .MuiButton-endIcon': { ml: 0.25, mr: -0.5, [narrowestScreen]: { display: 'none' } },
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
        container={menuContainer(anchor)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}
