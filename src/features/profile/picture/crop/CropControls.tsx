import type { ReactNode } from 'react';
import { IconButton, Slider, Stack, Tooltip } from '@mui/material';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowLeftIcon from '@mui/icons-material/ArrowBack';
import ArrowRightIcon from '@mui/icons-material/ArrowForward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { copy } from '../../copy.ts';
import { zoomRange } from '../pictureSize.ts';

type CropControlsProps = {
  zoom: number;
  onZoom: (zoom: number) => void;
  onRotate: (direction: 1 | -1) => void;
  /** Moves the frame by a number of steps to the right and down. */
  onMove: (x: number, y: number) => void;
};

const { move, percent, rotateLeft, rotateRight, zoom: zoomLabel } = copy.pictures;

export function CropControls({ zoom, onZoom, onRotate, onMove }: CropControlsProps) {
  const renderButton = (label: string, icon: ReactNode, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton color="primary" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', px: 1, color: 'text.secondary' }}
      >
        <ZoomOutIcon aria-hidden />
        <Slider
          aria-label={zoomLabel}
          {...zoomRange}
          value={zoom}
          getAriaValueText={(value) => percent(Math.round(value * 100))}
          onChange={(_, value) => onZoom(value)}
        />
        <ZoomInIcon aria-hidden />
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', mx: -1 }}>
        <Stack direction="row">
          {renderButton(rotateLeft, <RotateLeftIcon />, () => onRotate(-1))}
          {renderButton(rotateRight, <RotateRightIcon />, () => onRotate(1))}
        </Stack>
        <Stack direction="row">
          {renderButton(move.left, <ArrowLeftIcon />, () => onMove(-1, 0))}
          {renderButton(move.up, <ArrowUpIcon />, () => onMove(0, -1))}
          {renderButton(move.down, <ArrowDownIcon />, () => onMove(0, 1))}
          {renderButton(move.right, <ArrowRightIcon />, () => onMove(1, 0))}
        </Stack>
      </Stack>
    </Stack>
  );
}
