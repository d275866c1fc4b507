import type { Theme } from '@mui/material/styles';

/** Of a tournament with the club's teams. */
export function sectionStyles({ vars: { palette }, breakpoints, spacing }: Theme) {
  return {
    p: spacing(2),
    mb: 2,
    // The bar that registers sticks to the window.
    overflow: 'clip',
    overflowWrap: 'anywhere',
    [breakpoints.up('md')]: { p: spacing(3) },
    '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
    '& .head > div': { flex: { xs: '1 1 100%', sm: '1 1 14rem' }, minWidth: 0 },
    '& .head > button': { minHeight: 44 },
    '& .title': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: 0.75,
      mb: 0.75,
    },
    '& a': { color: palette.primary.main, textDecoration: 'underline' },
    '& h2 a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& h3': { display: 'block', mt: 1.5, color: palette.text.secondary },
    '& ul': {
      listStyle: 'none',
      m: 0,
      mt: 0.5,
      p: 0,
      display: 'grid',
      columnGap: 4,
      // The button of a team is near its name.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    },
    '& p:not(.head p)': { m: 0, mt: 1.5, fontSize: '0.875rem', color: palette.text.secondary },
    '& details': { mt: 1.5, borderTop: `1px solid ${palette.divider}` },
    '& summary': { cursor: 'pointer', py: 1.25 },
    '& details[open]': { pb: 1 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 1.5,
      rowGap: 0.5,
      py: 1,
      borderTop: `1px solid ${palette.divider}`,
      alignContent: 'start',
    },
    // A tick is as high as a finger without space around it.
    '& form li': { py: 0.25, gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
    '& form .MuiFormControlLabel-root': { mr: 0 },
    '& form .more': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, pl: '31px' },
    '& form .more > *': { mb: 0.75 },
    '& .more:empty': { display: 'none' },
    // What is missing is under the team, and the button beside both.
    '& .press': { textAlign: 'right', gridRow: '1 / span 2', gridColumn: 2 },
    '& .press:empty': { display: 'none' },
    // As high as a finger, with a mouse no higher than two lines of text; its text is beside the name.
    '& .press button': {
      minHeight: 44,
      mt: '-6px',
      minWidth: 0,
      px: 0.5,
      [breakpoints.up('md')]: { '@media (pointer: fine)': { minHeight: 34, mt: '-1px' } },
    },
    '& .team a': { fontWeight: 600, mr: 1 },
    '& .team a, & .state a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
    '& small': { display: 'block', fontSize: '0.875rem', color: palette.text.secondary },
    '& .shared': { gridColumn: '1 / -1', pb: 0.5 },
    '& .state': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
    },
    '& .state:empty': { display: 'none' },
    '& .failed': { flexBasis: '100%', color: palette.error.main },
  } as const;
}
