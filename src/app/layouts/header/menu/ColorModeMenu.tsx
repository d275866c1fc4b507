import { IconButton } from '@mui/material';
import { copy } from '../../copy.ts';
import { useColorModes } from './useColorModes.ts';
import { useHeaderMenu } from './useHeaderMenu.tsx';

/** Lets visitors choose the colour scheme; whoever is signed in does so in the account menu. */
export function ColorModeMenu() {
  const { entries, Icon } = useColorModes();
  const { buttonProps, popup } = useHeaderMenu({
    list: { 'aria-label': copy.header.colorMode },
    entries,
  });
  return (
    <>
      <IconButton color="inherit" aria-label={copy.header.colorMode} {...buttonProps}>
        <Icon />
      </IconButton>
      {popup}
    </>
  );
}
