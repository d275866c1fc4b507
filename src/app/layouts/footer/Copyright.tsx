import { useState } from 'react';
import { Typography } from '@mui/material';
import { brand } from '../../../brand.ts';
import { copy } from '../copy.ts';

export function Copyright() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Typography
      variant="body2"
      lang="en"
      sx={(theme) => ({ color: theme.vars.palette.board.muted })}
    >
      {copy.footer.copyright(year, brand.name)}
    </Typography>
  );
}
