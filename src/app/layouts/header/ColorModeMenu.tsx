import { IconButton } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import ContrastIcon from '@mui/icons-material/ContrastOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { copy } from '../copy.ts';
import { useHeaderMenu } from './useHeaderMenu.tsx';

const icons = { system: ContrastIcon, light: LightModeIcon, dark: DarkModeIcon };
const modes = ['system', 'light', 'dark'] as const;

export function ColorModeMenu() {
  const { mode = 'system', setMode } = useColorScheme();
  const { buttonProps, popup } = useHeaderMenu({
    list: { 'aria-label': copy.header.colorMode },
    entries: modes.map((choice) => ({
      label: copy.header.colorModes[choice],
      Icon: icons[choice],
      isChecked: choice === mode,
      onSelect: () => setMode(choice),
    })),
  });
  const Icon = icons[mode];
  return (
    <>
      <IconButton color="inherit" aria-label={copy.header.colorMode} {...buttonProps}>
        <Icon />
      </IconButton>
      {popup}
    </>
  );
}
