import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../../../../../ui/styles/styles.ts';
import { articleStyles } from '../../../../article/articleStyles.ts';

/** The frame of the editor: that of a text field. */
export const frameStyles = ({ vars: { palette } }: Theme) =>
  ({
    ...cutCorner(10),
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.outline}`,
    '&:hover': { borderColor: palette.text.primary },
    '&[data-error="true"]': { borderColor: palette.error.main },
    '&:focus-within': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '&[data-error="true"]:focus-within': {
      borderColor: palette.error.main,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    },
  }) as const;

/** The text: as on the page of an article, in a box of its own so that the toolbar stays in view. */
export const textStyles = (theme: Theme) =>
  ({
    maxHeight: '65svh',
    overflowY: 'auto',
    '& .ProseMirror': {
      ...articleStyles(theme),
      minHeight: '14rem',
      p: { xs: '14px 16px', sm: '18px 22px' },
      outline: 'none',
      whiteSpace: 'break-spaces',
      // The first one. Emotion warns of `:first-child`, which a style element before it would break.
      '& > :not(* + *)': { mt: 0 },
      '& > :last-child': { mb: 0 },
      '& li > p': { my: 0 },
      '& p': { display: 'block' },
      '& .ProseMirror-selectednode': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '& .ProseMirror-separator': { display: 'inline', m: 0, width: 0, height: 0 },
      '& .ProseMirror-gapcursor': { display: 'none', position: 'relative' },
      '&.ProseMirror-focused .ProseMirror-gapcursor': {
        display: 'block',
        borderTop: `2px solid ${theme.vars.palette.text.primary}`,
        width: 24,
      },
    },
  }) as const;
