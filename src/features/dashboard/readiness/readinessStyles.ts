import type { Theme } from '@mui/material/styles';

/** Each stands alone, not among other words. */
const plainLink = {
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** As high as the link, so that nothing moves when it comes. */
export const head = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    ...plainLink,
    color: palette.primary.main,
  },
});

export const card = ({ spacing, breakpoints }: Theme) => ({
  p: spacing(2),
  [breakpoints.up('md')]: { p: spacing(3) },
});

export function columns({ vars: { palette } }: Theme) {
  return {
    display: 'grid',
    rowGap: 2,
    mt: 1,
    // Side by side, so that neither few tasks nor few tournaments leave a hole.
    '& ul': {
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      columnGap: 4,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        md: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      },
    },
    '& li': {
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: 0.5,
      py: 1.25,
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderTop: { xs: `1px solid ${palette.divider}`, md: 0 } },
    '& li > div': { flex: '1 1 9rem', minWidth: 0 },
    // The button is under the text of its task, or at the end of its column.
    '& li > svg + div': { flexBasis: { xs: 'calc(100% - 36px)', sm: '9rem' } },
    '& li > svg ~ a': { ml: { xs: '36px', sm: 0 } },
    '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
    '& li.done': { color: palette.text.secondary },
    '& li button, & li > a': { flexShrink: 0 },
    '& a:not([class])': { ...plainLink, color: palette.primary.main },
    '& strong, & small': { display: 'block' },
    '& strong': { fontWeight: 600 },
    '& small': { fontSize: '0.875rem', color: palette.text.secondary },
    '& small.teams': { color: palette.text.primary },
  } as const;
}
