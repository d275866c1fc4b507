import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { LogoMark } from '../../ui/artwork/LogoMark.tsx';
import { copy } from './copy.ts';

export function HomeLink() {
  return (
    <Box
      component={Link}
      to={paths.home.href()}
      aria-label={copy.header.home(brand.name)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 0.5,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <LogoMark size={32} />
      <Typography
        component="span"
        variant="h4"
        sx={{ fontWeight: 700, fontSize: { xs: 17, sm: 20 } }}
      >
        {brand.name}
      </Typography>
    </Box>
  );
}
