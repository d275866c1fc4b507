import ContrastIcon from '@mui/icons-material/ContrastOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { colorModes, useColorMode } from '../../theme/colorMode.ts';
import { copy } from '../copy.ts';
import type { HeaderMenuEntry } from './headerMenuOptions.ts';

const icons = { system: ContrastIcon, light: LightModeIcon, dark: DarkModeIcon };

/** Returns the entries of a menu that choose the colour scheme, and the icon of the current one. */
export function useColorModes() {
  const { mode, setMode } = useColorMode();
  const entries: HeaderMenuEntry[] = colorModes.map((choice) => ({
    label: copy.header.colorModes[choice],
    Icon: icons[choice],
    isChecked: choice === mode,
    onSelect: () => setMode(choice),
  }));
  return { entries, Icon: icons[mode] };
}
