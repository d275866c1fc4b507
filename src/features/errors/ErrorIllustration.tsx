import { Box } from '@mui/material';
import lostRobot from '../../ui/pictures/lostRobot.svg';

/** A line-following robot that has left its line. */
export function ErrorIllustration() {
  return (
    <Box
      component="img"
      src={lostRobot}
      alt=""
      sx={{
        width: { xs: 'min(100%, 340px)', sm: 400, md: 560 },
        height: 'auto',
        aspectRatio: '360 / 170',
      }}
    />
  );
}
