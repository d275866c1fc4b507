/** Cards on paper, to be cut out: two columns of four are as much as an A4 sheet holds. One with more text is higher. */
export const cardSheet = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(92mm, 100%), 92mm))',
  color: '#000',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'space-between',
    gap: '3mm',
    minHeight: '66mm',
    p: '4mm',
    border: '1px dashed #888',
    backgroundColor: '#fff',
    breakInside: 'avoid',
  },
  '& li > div': { display: 'flex', flexDirection: 'column', gap: '1mm', minWidth: 0 },
  '& li > div:last-of-type': { gridColumn: '1 / -1' },
  '& b': { fontSize: 18, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& span': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: 11, lineHeight: 1.3, overflowWrap: 'anywhere' },
  // One line of the card's width.
  '& code': { fontFamily: 'monospace', fontSize: 15, fontWeight: 700, whiteSpace: 'nowrap' },
} as const;
