import { Box } from '@mui/material';

/** The code of a team, or a preview of it, on the dark background of a board. */
export function TeamCode({ code }: { code: string }) {
  return (
    <Box
      component="strong"
      translate="no"
      sx={(theme) => ({
        ...theme.typography.button,
        fontSize: '1.125rem',
        color: theme.vars.palette.gold.main,
        overflowWrap: 'anywhere',
      })}
    >
      {code}
    </Box>
  );
}
