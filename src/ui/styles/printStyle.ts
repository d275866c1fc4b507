const hidden = { display: 'none !important' };

/** Prints only what a page has to say, without the layout around it. */
export const printStyle = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    // The page layout (header, menu, footer, toasts) and everything marked as no-print.
    'header, nav, footer, a[href="#content"], [role="region"][aria-live], .no-print': hidden,
    'nav + [aria-hidden]': hidden,
    // The paper has margins of its own.
    '#content': { minHeight: '0 !important', paddingBottom: '0 !important' },
    'div:has(> #content)': { paddingLeft: '0 !important' },
    '#content .MuiContainer-root': { padding: '0 !important', maxWidth: 'none !important' },
    'tr, thead': { breakInside: 'avoid' },
  },
};

/** Prints texts and tables in black on white, whatever the theme. */
export const plainPrintStyle = {
  ...printStyle,
  '@media print': {
    ...printStyle['@media print'],
    '#content *': { color: '#000 !important', background: 'none !important' },
  },
} as const;

/** Prints a page with its heading, black on white, without its buttons. */
export const headedPrintStyle = {
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
