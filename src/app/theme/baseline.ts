import type { Components, Theme } from '@mui/material/styles';
import { clubNavHeight, headerHeight } from '../../ui/styles/styles.ts';

export const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    ':root': {
      '--focus-ring': theme.vars.palette.focus,
      // The height of the bars that stay at the top.
      '--bars-height': `${headerHeight}px`,
      scrollPaddingTop: 'calc(var(--bars-height) + 16px)',
    },
    ':root:has([data-club-nav])': { '--bars-height': `${headerHeight + clubNavHeight}px` },
    // Smooth scrolling only once the page has loaded, so that a reload does not animate.
    'html[data-loaded]': { scrollBehavior: 'smooth' },
    // The text font has a narrow space.
    body: {
      overflowX: 'clip',
      wordSpacing: '0.06em',
      overflowWrap: 'break-word',
      textWrap: 'pretty',
    },
    a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.18em' },
    'img, svg': { maxWidth: '100%' },
    '::selection': {
      backgroundColor: theme.vars.palette.gold.main,
      color: theme.vars.palette.gold.contrastText,
    },
    ':focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
    // These receive focus by script after a navigation; the ring would frame the whole page.
    'main:focus, h1:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      'html[data-loaded]': { scrollBehavior: 'auto' },
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationDelay: '0ms !important',
        animationIterationCount: '1 !important',
        // Not a short time, as for animations: every change of a size would be one frame late.
        transitionDuration: '0s !important',
        transitionDelay: '0s !important',
      },
    },
  }),
};
