import { Box, Button } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/**
 * Blinks to draw attention: slowly, not with reduced motion, and for less than five seconds, since nothing
 * on the page can stop it. Then it stays lit, as it does under the mouse and with the focus.
 */
export function RegisterClubButton() {
  return (
    <Button
      variant="contained"
      color="gold"
      size="large"
      component={Link}
      to={paths.schoolClubRegister.href()}
      startIcon={<CirclePlus />}
      sx={blinkingButton}
    >
      {copy.list.register}
    </Button>
  );
}

function CirclePlus() {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 16 16" sx={{ width: 16, height: 16 }}>
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 4.5v7M4.5 8h7" stroke="currentColor" strokeWidth="2" />
    </Box>
  );
}

const blink = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.2 } });

const blinkingButton = {
  '@media (prefers-reduced-motion: no-preference)': { animation: `${blink} 1.6s ease-in-out 3` },
  '&:hover, &:focus-visible': { animation: 'none' },
};
