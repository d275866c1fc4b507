import { Box } from '@mui/material';
import { cutCorner } from '../../ui/styles/styles.ts';

/** Placeholder for the picture of a conversation. */
export function Initials({ letters }: { letters: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({
        ...theme.typography.h6,
        ...cutCorner(12),
        width: 44,
        height: 44,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        color: theme.vars.palette.board.contrastText,
        backgroundColor: theme.vars.palette.board.main,
        border: `1px solid ${theme.vars.palette.board.line}`,
      })}
    >
      {letters}
    </Box>
  );
}
