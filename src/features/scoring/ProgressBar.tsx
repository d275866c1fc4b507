import { LinearProgress } from '@mui/material';
import type { Progress } from './progress.ts';

type ProgressBarProps = {
  progress: Progress;
  /** That of the text, where the bar is on a coloured button. */
  color?: 'primary' | 'inherit';
};

/** How much of a round is entered, beside the words that say it. */
export const ProgressBar = ({
  progress: { entered, all },
  color = 'primary',
}: ProgressBarProps) => (
  <LinearProgress
    color={color}
    aria-hidden
    variant="determinate"
    value={all === 0 ? 0 : Math.min(100, (entered / all) * 100)}
    sx={{ height: 6, borderRadius: 3 }}
  />
);
