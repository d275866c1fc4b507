const hidden = { display: 'none !important' };

/** On paper there is the sheet and nothing else. */
export const printStyle = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    // The frame of the page: header, menu, footer, toasts, and what is marked.
    'header, nav, footer, a[href="#content"], [role="region"][aria-live], .no-print': hidden,
    'nav + [aria-hidden]': hidden,
    '#content': { minHeight: '0 !important' },
    'div:has(> #content)': { paddingLeft: '0 !important' },
  },
};
