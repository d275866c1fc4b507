import ContrastIcon from '@mui/icons-material/ContrastOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';
import { copy } from '../../copy.ts';
import type { HeaderMenuEntry } from './headerMenuOptions.ts';

const colorModes = ['system', 'light', 'dark'] as const;
export const colorModeIcons = { system: ContrastIcon, light: LightModeIcon, dark: DarkModeIcon };

/** Returns the entries of a menu that choose the colour scheme, and which is chosen. */
export function useColorModes() {
  const { mode: stored, setMode } = useColorScheme();
  // MUI has none until the page is hydrated, and returns whatever text is in the storage.
  const mode = colorModes.find((choice) => choice === stored) ?? 'system';
  const entries: HeaderMenuEntry[] = colorModes.map((choice) => ({
    label: copy.header.colorModes[choice],
    Icon: colorModeIcons[choice],
    isChecked: choice === mode,
    onSelect: () => setMode(choice),
  }));
  return { entries, mode };
}
