import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../../ui/styles/styles.ts';

/** Styles of an article's HTML: for long reading, with nothing wider than the column. */
export const articleStyles = (theme: Theme) => ({
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & dl, & figure, & [role="group"]': { my: '1.25em', mx: 0 },
  '& h2, & h3, & h4, & h5, & h6': { mt: '1.8em', mb: '0.6em' },
  '& h2': theme.typography.h2,
  '& h3': theme.typography.h3,
  '& h4': theme.typography.h4,
  '& h5': theme.typography.h5,
  '& h6': theme.typography.h6,
  '& ul, & ol': { pl: '1.5em' },
  '& li': {
    my: '0.4em',
    pl: '0.25em',
    '&::marker': { color: theme.vars.palette.secondary.main, fontWeight: 700 },
  },
  '& li > ul, & li > ol': { my: '0.4em' },
  '& dt': { fontWeight: 700 },
  '& dd': { ml: '1.5em', mb: '0.6em' },
  '& a': { fontWeight: 600 },
  // The text after the slash is the alternative for screen readers: empty.
  '& a[target]::after': { content: '"\\2009↗" / ""', fontSize: '0.85em' },
  '& strong, & b': { fontWeight: 700 },
  '& mark': {
    backgroundColor: theme.vars.palette.gold.main,
    color: theme.vars.palette.gold.contrastText,
    px: '0.2em',
  },
  ...quotations(theme),
  '& cite': { color: theme.vars.palette.text.secondary },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    maxHeight: '85svh',
    objectFit: 'contain',
    ...cutCorner(20),
    my: '1.25em',
    backgroundColor: `rgb(${theme.vars.palette.primary.mainChannel} / 8%)`,
  },
  '& figure img, & p img': { my: 0 },
  '& figcaption': {
    mt: 1,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
  '& hr': { my: '2.5em', border: 0, borderTop: `2px dashed ${theme.vars.palette.divider}` },
  ...codeAndTables(theme),
  // Last, so that it wins. Not :first-of-type, which would match the first element of each type.
  '& > :not(* + *)': { mt: 0 },
  '& p:empty': { display: 'none' },
});

const quotations = (theme: Theme) => ({
  '& blockquote': {
    my: '1.8em',
    mx: 0,
    p: { xs: '0.9em 1.1em', sm: '1.1em 1.5em' },
    borderLeft: `4px solid ${theme.vars.palette.gold.main}`,
    ...cutCorner(18),
    backgroundColor: `rgb(${theme.vars.palette.primary.mainChannel} / 7%)`,
    fontSize: '1.125em',
    lineHeight: 1.6,
    fontWeight: 500,
    '& p': { my: '0.5em' },
    '& p:first-of-type': { mt: 0 },
    '& p:last-of-type': { mb: 0 },
  },
  // Nested quotations and lists, as mail programs generate them, neither grow nor indent without
  // limit.
  '& blockquote blockquote': { fontSize: '1em' },
  '& :is(ul, ol, dl, blockquote) :is(ul, ol, dl, blockquote) :is(ul, ol, dl, blockquote) :is(ul, ol, dd, blockquote)':
    { px: 0, ml: 0 },
});

const codeAndTables = (theme: Theme) => ({
  '& code, & kbd, & samp': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    fontSize: '0.875em',
    wordSpacing: 'normal',
    p: '0.15em 0.35em',
    borderRadius: '4px',
    backgroundColor: `rgb(${theme.vars.palette.text.primaryChannel} / 8%)`,
  },
  '& [role="group"]': {
    overflowX: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    ...cutCorner(16),
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& pre': {
    m: 0,
    p: 2,
    lineHeight: 1.6,
    tabSize: 2,
    overflowWrap: 'normal',
    '& code': { p: 0, backgroundColor: 'transparent' },
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem', lineHeight: 1.5 },
  '& caption': { captionSide: 'top', textAlign: 'left', p: '0.75em 1em', fontWeight: 600 },
  '& th, & td': {
    p: '0.7em 1em',
    minWidth: '8em',
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    borderTop: 0,
    fontFamily: theme.typography.h5.fontFamily,
    fontWeight: 600,
    backgroundColor: `rgb(${theme.vars.palette.primary.mainChannel} / 9%)`,
  },
});
