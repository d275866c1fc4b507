import { memo } from 'react';
import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import DensityLargeIcon from '@mui/icons-material/DensityLarge';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import DensitySmallIcon from '@mui/icons-material/DensitySmall';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { copy } from '../copy.ts';
import { densities, type Density, pageSizes } from '../useParticipantView.ts';

type PageSize = (typeof pageSizes)[number];

type ViewOptionsProps = {
  pageSize: PageSize;
  onPageSizeChange: (pageSize: PageSize) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
};

const icons = {
  compact: DensitySmallIcon,
  standard: DensityMediumIcon,
  comfortable: DensityLargeIcon,
};

/** Memoized, because the page re-renders with every keystroke in the search field. */
export const ViewOptions = memo(function ViewOptions({
  pageSize,
  onPageSizeChange,
  density,
  onDensityChange,
  page,
  pageCount,
  onPageChange,
}: ViewOptionsProps) {
  return (
    <Box sx={footer}>
      <Box className="pages">
        <PagePicker page={page} pageCount={pageCount} onChange={onPageChange} />
      </Box>
      <TextField
        select
        size="small"
        label={copy.view.pageSize}
        value={pageSize}
        onChange={({ target }) =>
          onPageSizeChange(pageSizes.find((option) => option === Number(target.value)) ?? pageSize)
        }
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 150, justifySelf: 'start' }}
      >
        {pageSizes.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={copy.view.density}
        value={density}
        onChange={(_, next: Density | null) => {
          if (next) onDensityChange(next);
        }}
        sx={{ justifySelf: 'end' }}
      >
        {densities.map((option) => {
          const Icon = icons[option];
          return (
            <ToggleButton
              key={option}
              value={option}
              aria-label={copy.view.densities[option]}
              title={copy.view.densities[option]}
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

const footer = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
  '& > .pages': { gridColumn: { xs: '1 / -1', md: 2 }, gridRow: 1 },
};
