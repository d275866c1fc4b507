import { useId, useState } from 'react';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import ContrastIcon from '@mui/icons-material/ContrastOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { menuContainer } from './menuContainer.ts';
import { copy } from '../copy.ts';

const icons = { system: ContrastIcon, light: LightModeIcon, dark: DarkModeIcon };
const modes = ['system', 'light', 'dark'] as const;

export function ColorModeMenu() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const Icon = icons[mode];
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={copy.header.colorMode}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableScrollLock
        container={menuContainer(anchor)}
        slotProps={{ list: { 'aria-label': copy.header.colorMode } }}
      >
        {modes.map((choice) => {
          const ChoiceIcon = icons[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === mode}
              selected={choice === mode}
              onClick={() => {
                setMode(choice);
                setAnchor(null);
              }}
            >
              <ListItemIcon>
                <ChoiceIcon />
              </ListItemIcon>
              {copy.header.colorModes[choice]}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
