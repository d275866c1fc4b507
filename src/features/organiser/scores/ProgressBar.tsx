import { LinearProgress } from '@mui/material';
import type { Progress } from './progress.ts';

/** How much of a round is entered, beside the words that say it. */
export const ProgressBar = ({ progress: { entered, all } }: { progress: Progress }) => (
  <LinearProgress
    aria-hidden
    variant="determinate"
    value={all === 0 ? 0 : Math.min(100, (entered / all) * 100)}
    sx={{ height: 6, borderRadius: 3 }}
  />
);
