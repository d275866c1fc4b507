import { type ReactNode, useId } from 'react';
import { Button } from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { narrowestScreen } from '../../layoutConstants.ts';
import type { HeaderMenuEntry } from './headerMenuOptions.ts';
import { useHeaderMenu } from './useHeaderMenu.tsx';

type HeaderMenuProps = {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button if its content is not enough. */
  name?: string;
  entries: HeaderMenuEntry[];
};

export function HeaderMenu({ label, name, entries }: HeaderMenuProps) {
  const id = useId();
  const { open, buttonProps, popup } = useHeaderMenu({
    list: { 'aria-labelledby': id },
    align: 'right',
    entries,
  });
  return (
    <>
      <Button
        id={id}
        color="inherit"
        aria-label={name}
        {...buttonProps}
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
      {popup}
    </>
  );
}
