import { useEffect } from 'react';
import { IconButton } from '@mui/material';
import { copy } from '../../copy.ts';
import { colorModeAttribute } from '../../../theme/colorScheme.ts';
import { colorModeIcons, useColorModes } from './useColorModes.ts';
import { useHeaderMenu } from './useHeaderMenu.tsx';

/** Lets visitors choose the colour scheme; whoever is signed in does so in the account menu. */
export function ColorModeMenu() {
  const { entries, mode } = useColorModes();
  useEffect(() => document.documentElement.setAttribute(colorModeAttribute, mode), [mode]);
  const { buttonProps, popup } = useHeaderMenu({
    list: { 'aria-label': copy.header.colorMode },
    entries,
  });
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={copy.header.colorMode}
        {...buttonProps}
        sx={chosenIconOnly}
      >
        {Object.entries(colorModeIcons).map(([choice, Icon]) => (
          <Icon key={choice} className={choice} />
        ))}
      </IconButton>
      {popup}
    </>
  );
}

/**
 * The server renders the icons of all choices, because it knows none: an attribute that is there before the
 * first paint says which one is seen.
 */
const chosenIconOnly = {
  '& > svg': { display: 'none' },
  ...Object.fromEntries(
    Object.keys(colorModeIcons).map((mode) => [
      `html[${colorModeAttribute}=${mode}] & > .${mode}`,
      { display: 'block' },
    ]),
  ),
};
