import type { Plugin } from 'vite';

/** Modules of libraries that the application does not use, with what takes their place. */
const replacedModules: [RegExp, string][] = [
  // Ripples are switched off in the theme.
  [/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, 'export default () => null;'],
  // Reduced motion is the style sheet's: the theme has `motion.reducedMotion: 'never'`.
  [
    /@mui\/material\/transitions\/useReducedMotion\.mjs$/,
    `const motion = { shouldReduceMotion: false, getTransitionTiming: (timing) => timing };
    export default () => motion;`,
  ],
  // src/app/theme computes the theme from the data of the build, and provides it.
  [/@mui\/material\/styles\/createTheme\.mjs$/, 'export default () => ({});'],
  [
    /@mui\/material\/styles\/ThemeProvider\.mjs$/,
    `export { default } from './ThemeProviderNoVars.mjs';`,
  ],
  // A list of all attributes of HTML. MUI itself says which of its properties are none.
  [
    /@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/,
    `const own = ['as', 'classes', 'ownerState', 'sx', 'theme'];
    export default (name) => !own.includes(name);`,
  ],
];

/** Vite plugin: leaves out modules of libraries that the application does not use. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: replacedModules.map(([module]) => module) },
      handler: (id) => replacedModules.find(([module]) => module.test(id))?.[1],
    },
  };
}
