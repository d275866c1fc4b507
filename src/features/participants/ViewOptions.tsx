import { memo } from 'react';
import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import DensityLargeIcon from '@mui/icons-material/DensityLarge';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import DensitySmallIcon from '@mui/icons-material/DensitySmall';
import { PagePicker } from '../../ui/PagePicker.tsx';
import { copy } from './copy.ts';
import { densities, type Density, pageSizes } from './densities.ts';

type PageSize = (typeof pageSizes)[number];

type ViewOptionsProps = {
  size: PageSize;
  onSize: (size: PageSize) => void;
  density: Density;
  onDensity: (density: Density) => void;
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
};

const icons = {
  compact: DensitySmallIcon,
  standard: DensityMediumIcon,
  comfortable: DensityLargeIcon,
};

/**
 * Which page it is, how many rows it has, and how close they stand. Memoised: it stands under a
 * field that is typed in.
 */
export const ViewOptions = memo(function ViewOptions({
  size,
  onSize,
  density,
  onDensity,
  page,
  pageCount,
  onTurn,
}: ViewOptionsProps) {
  return (
    <Box sx={foot}>
      <Box className="pages">
        <PagePicker page={page} pageCount={pageCount} onChange={onTurn} />
      </Box>
      <TextField
        select
        size="small"
        label={copy.view.pageSize}
        value={size}
        onChange={({ target }) =>
          onSize(pageSizes.find((one) => one === Number(target.value)) ?? size)
        }
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 150, justifySelf: 'start' }}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={copy.view.density}
        value={density}
        onChange={(_, next: Density | null) => {
          if (next) onDensity(next);
        }}
        sx={{ justifySelf: 'end' }}
      >
        {densities.map((one) => {
          const Icon = icons[one];
          return (
            <ToggleButton
              key={one}
              value={one}
              aria-label={copy.view.densities[one]}
              title={copy.view.densities[one]}
              sx={{ width: 44, height: 40 }}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
});

const foot = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
  '& > .pages': { gridColumn: { xs: '1 / -1', md: 2 }, gridRow: 1 },
};
