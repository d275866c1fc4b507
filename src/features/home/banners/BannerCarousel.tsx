import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useListBannersQuery } from '../../../api/media.ts';
import { CircuitTraces } from '../../../ui/artwork/CircuitTraces.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { copy } from '../copy.ts';

/**
 * Without banners (none exist, or the request failed) an empty board keeps the layout; where it would
 * stand alone above the leaderboard, there is none.
 */
export function BannerCarousel() {
  const { data, isLoading } = useListBannersQuery();
  const banners = data?.data ?? [];
  const isEmpty = !isLoading && banners.length === 0;
  return (
    <Box sx={isEmpty ? [frame, besideBoard] : frame}>
      {isLoading && (
        <Box
          role="status"
          aria-label={copy.banners.loading}
          sx={{ position: 'absolute', inset: 0 }}
        >
          <Skeleton variant="rectangular" width="100%" height="100%" />
        </Box>
      )}
      {banners.length > 0 && <BannerSlider banners={banners} />}
      {isEmpty && <CircuitTraces />}
    </Box>
  );
}

const besideBoard = { display: { xs: 'none', md: 'block' } };

function frame({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    isolation: 'isolate',
    height: '100%',
    minWidth: 0,
    overflow: 'clip',
    ...cutCorner(28),
    backgroundColor: palette.board.deep,
    border: `1px solid ${palette.board.line}`,
    minHeight: { xs: 'calc((100vw - 34px) * 0.5625 + 18.75rem)', sm: '27rem' },
  };
}
