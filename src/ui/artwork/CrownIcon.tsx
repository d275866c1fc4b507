import { createSvgIcon } from '@mui/material';

export const CrownIcon = createSvgIcon(
  <path d="M3.2 7.4a1 1 0 0 1 1.55-.95L8.3 8.9l2.86-4.3a1 1 0 0 1 1.68 0l2.86 4.3 3.55-2.45a1 1 0 0 1 1.55.95L19.3 16H4.7zM5 17.6h14V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1z" />,
  'Crown',
);
