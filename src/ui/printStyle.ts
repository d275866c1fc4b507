const hidden = { display: 'none !important' };

/** Prints only what a page has to say, without the layout around it. */
export const printStyle = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    // The page layout (header, menu, footer, toasts) and everything marked as no-print.
    'header, nav, footer, a[href="#content"], [role="region"][aria-live], .no-print': hidden,
    'nav + [aria-hidden]': hidden,
    '#content': { minHeight: '0 !important' },
    'div:has(> #content)': { paddingLeft: '0 !important' },
  },
};

/** Prints texts and tables in black on white, whatever the theme. */
export const plainPrintStyle = {
  ...printStyle,
  '@media print': {
    ...printStyle['@media print'],
    '#content *': { color: '#000 !important', background: 'none !important' },
    tr: { breakInside: 'avoid' },
  },
} as const;
