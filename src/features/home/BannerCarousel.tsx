import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useListBannersQuery } from '../../api/media.ts';
import { TraceCorner } from '../../ui/TraceCorner.tsx';
import { cut } from '../../ui/cut.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { copy } from './copy.ts';

/**
 * The banners of the season. Without any, or when they do not come, a plain piece of board keeps
 * their place.
 */
export function BannerCarousel() {
  const { data, isLoading } = useListBannersQuery();
  const banners = data?.data ?? [];
  return (
    <Box sx={frame}>
      {isLoading && (
        <Box
          role="status"
          aria-label={copy.banners.loading}
          sx={{ position: 'absolute', inset: 0 }}
        >
          <Skeleton variant="rectangular" width="100%" height="100%" />
        </Box>
      )}
      {banners.length > 0 ? <BannerSlider banners={banners} /> : !isLoading && <TraceCorner />}
    </Box>
  );
}

function frame({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    isolation: 'isolate',
    height: '100%',
    minWidth: 0,
    overflow: 'clip',
    ...cut(28),
    backgroundColor: palette.board.deep,
    border: `1px solid ${palette.board.line}`,
    minHeight: { xs: 'calc((100vw - 34px) * 0.5625 + 18.75rem)', sm: '27rem' },
  };
}
