import { Box } from '@mui/material';
import { copy } from '../copy.ts';
import journey from './journey.svg';

/**
 * A world map drawn as a circuit board, with traces from Indonesia to all continents and a robot
 * that travels. Its colours are those of the dark colour scheme.
 */
export function JourneyPicture() {
  return (
    <Box
      component="img"
      src={journey}
      alt={copy.journey.picture}
      width={1200}
      height={600}
      loading="lazy"
      decoding="async"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    />
  );
}
