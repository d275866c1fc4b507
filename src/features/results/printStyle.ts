import { printStyle } from '../../ui/styles/printStyle.ts';

/** Prints the heading and the results, black on white. */
export const resultPrintStyle = {
  ...printStyle,
  '@media print': {
    ...printStyle['@media print'],
    '#content > header, #content :not(main) > header': { display: 'block !important' },
    '#content header svg, #content a.MuiButton-root, #content button': {
      display: 'none !important',
    },
    '#content tbody tr': { height: 'auto !important' },
    '#content tbody th': { paddingBlock: '4px !important' },
    '#content, #content *': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
  },
};
