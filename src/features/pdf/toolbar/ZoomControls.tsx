import { Box, Stack } from '@mui/material';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { copy } from '../copy.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { nextScale, actualSize } from './zoom.ts';

type ZoomControlsProps = {
  scale: number;
  /** Whether the scale follows the available width. */
  isFitted: boolean;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
};

export function ZoomControls({ scale, isFitted, onZoom, onFit }: ZoomControlsProps) {
  const percent = Math.round((scale / actualSize) * 100);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <ToolbarButton
        label={copy.zoomOut}
        shortcut="-"
        disabled={nextScale(scale, -1) === undefined}
        onClick={() => onZoom(-1)}
      >
        <ZoomOutIcon />
      </ToolbarButton>
      <Box
        role="status"
        sx={{
          // The narrowest phones have no room for it.
          '@media (max-width: 23.4em)': { display: 'none' },
          width: '3rem',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {copy.percent(percent)}
      </Box>
      <ToolbarButton
        label={copy.zoomIn}
        shortcut="+"
        disabled={nextScale(scale, 1) === undefined}
        onClick={() => onZoom(1)}
      >
        <ZoomInIcon />
      </ToolbarButton>
      <ToolbarButton label={copy.fitWidth} shortcut="0" pressed={isFitted} onClick={onFit}>
        <FitIcon />
      </ToolbarButton>
    </Stack>
  );
}
