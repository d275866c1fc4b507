import { Box } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { copy } from './copy.ts';

const slide = keyframes`
  0% { opacity: 1; transform: translateX(-100%); }
  100% { opacity: 1; transform: translateX(340%); }
`;

/** A progress bar along the lower edge of its positioned parent; appears only after 200 ms. */
export function LoadingBar() {
  return (
    <Box
      role="progressbar"
      aria-label={copy.loading}
      sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 3, overflow: 'hidden' }}
    >
      <Box
        sx={{
          width: '30%',
          height: '100%',
          bgcolor: 'gold.main',
          opacity: 0,
          animation: `${slide} 1.1s ease-in-out 200ms infinite`,
          '@media (prefers-reduced-motion: reduce)': {
            width: '100%',
            opacity: 1,
            animation: 'none',
          },
        }}
      />
    </Box>
  );
}
