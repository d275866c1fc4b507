import { createContext, useContext } from 'react';

export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** Storage key of the visitor's choice. */
export const colorModeKey = 'robolaga-color-mode';

export const ColorModeContext = createContext<{
  mode: ColorMode;
  setMode: (mode: ColorMode) => void;
}>({ mode: 'system', setMode: () => undefined });

/** Returns the colour scheme that the visitor has chosen, and a function that changes it. */
export const useColorMode = () => useContext(ColorModeContext);
