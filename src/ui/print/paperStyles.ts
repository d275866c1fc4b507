/** As wide as a sheet; smaller on narrow screens, so that nothing of it is cut. */
export const paperStyles = {
  mx: 'auto',
  p: { xs: '8mm', sm: '12mm' },
  width: '210mm',
  maxWidth: '100%',
  zoom: { xs: 0.45, sm: 0.65, md: 1 },
  overflowX: 'auto',
  color: '#000',
  backgroundColor: '#fff',
  '@media screen': { border: '1px solid', borderColor: 'divider', mb: 3 },
  '@media print': { m: 0, p: 0, width: 'auto', zoom: 1, overflow: 'visible' },
} as const;
