import { Box, Stack } from '@mui/material';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { copy } from './copy.ts';
import { Tool } from './Tool.tsx';
import { nextScale, realSize } from './zoom.ts';

type ZoomControlsProps = {
  /** The scale that is shown. */
  scale: number;
  /** Whether it follows the desk's width. */
  fits: boolean;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
};

/** Smaller, larger, and as wide as the desk. */
export function ZoomControls({ scale, fits, onZoom, onFit }: ZoomControlsProps) {
  const percent = Math.round((scale / realSize) * 100);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Tool
        label={copy.zoomOut}
        keys="-"
        disabled={nextScale(scale, -1) === undefined}
        onClick={() => onZoom(-1)}
      >
        <ZoomOutIcon />
      </Tool>
      <Box
        role="status"
        sx={{
          display: { xs: 'none', sm: 'block' },
          width: '3.25rem',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {copy.percent(percent)}
      </Box>
      <Tool
        label={copy.zoomIn}
        keys="+"
        disabled={nextScale(scale, 1) === undefined}
        onClick={() => onZoom(1)}
      >
        <ZoomInIcon />
      </Tool>
      <Tool label={copy.fitWidth} keys="0" pressed={fits} onClick={onFit}>
        <FitIcon />
      </Tool>
    </Stack>
  );
}
