import { Box } from '@mui/material';
import lostRobot from '../../ui/pictures/lostRobot.svg';

/** A line-following robot that has left its line. */
export function ErrorIllustration() {
  return (
    <Box
      component="img"
      src={lostRobot}
      alt=""
      sx={{ width: { xs: 260, sm: 360, md: 560 }, height: 'auto', aspectRatio: '360 / 170' }}
    />
  );
}
