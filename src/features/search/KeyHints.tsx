import { Box, Stack } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { copy } from './copy.ts';

const hints = [
  { keys: ['↑', '↓'], text: copy.keys.move },
  { keys: ['Enter'], text: copy.keys.open },
  { keys: ['Esc'], text: copy.keys.close },
];

/** Keyboard hints; hidden on touch screens. */
export function KeyHints() {
  return (
    <Stack aria-hidden direction="row" spacing={2.5} sx={barStyles}>
      {hints.map(({ keys, text }) => (
        <Box key={text} component="span">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {text}
        </Box>
      ))}
    </Stack>
  );
}

function barStyles(theme: Theme) {
  return {
    flexShrink: 0,
    px: 2.5,
    py: 1.25,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    '& kbd': {
      display: 'inline-block',
      minWidth: 22,
      px: 0.75,
      mr: 0.5,
      textAlign: 'center',
      fontFamily: theme.typography.button.fontFamily,
      fontSize: '0.75rem',
      lineHeight: '20px',
      border: `1px solid ${theme.vars.palette.outline}`,
      borderRadius: '4px',
    },
    [theme.breakpoints.down('sm')]: { display: 'none' },
    '@media (pointer: coarse)': { display: 'none' },
  };
}
