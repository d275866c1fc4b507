import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import type { Banner } from '../../../openapi/schema.d.ts';
import { safeAddress } from '../../lib/safeAddress.ts';
import { Picture } from '../../ui/Picture.tsx';
import defaultBanner from '../../ui/pictures/defaultTournamentBanner.svg';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';

type BannerSlideProps = {
  banner: Banner;
  /** Which of how many, from 1. */
  place: number;
  count: number;
};

/** One banner: its picture, and over it (on a telephone under it) its words and its button. */
export function BannerSlide({ banner, place, count }: BannerSlideProps) {
  const address = safeAddress(banner.cta_link);
  return (
    <Box
      role="group"
      aria-roledescription={copy.banners.slide}
      aria-label={copy.banners.place(place, count)}
      sx={slide}
    >
      <Picture
        path={banner.image}
        fallback={defaultBanner}
        alt=""
        ratio="16 / 9"
        eager={place === 1}
      />
      <Box sx={words}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {banner.title}
        </Typography>
        {banner.subtitle && (
          <Typography
            variant="subtitle1"
            sx={{ lineHeight: 1.45, maxWidth: 'min(46ch, 100%)', overflowWrap: 'anywhere' }}
          >
            {banner.subtitle}
          </Typography>
        )}
        {address && banner.cta_text && (
          <Button
            variant="contained"
            color="gold"
            href={address}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewIcon />}
            sx={{ mt: 1, maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {banner.cta_text}
            <Box component="span" sx={visuallyHidden}>
              &nbsp;{copy.banners.newTab}
            </Box>
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** From the tablet on, the picture is the whole ground and the words stand on its left. */
const slide = {
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { sm: 'flex-end' },
  '& > img': {
    position: { sm: 'absolute' },
    inset: 0,
    height: { sm: '100%' },
    objectPosition: { xs: '78% 50%', sm: '60% 50%' },
  },
} as const;

function words({ vars: { palette } }: Theme) {
  const ground = (share: number) =>
    `color-mix(in srgb, ${palette.board.deep} ${share}%, transparent)`;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: { sm: 'flex-end' },
    gap: 1,
    flex: 1,
    p: { xs: 2.5, sm: 4 },
    pr: { sm: '48%' },
    color: palette.board.contrastText,
    background: {
      sm: `linear-gradient(to right, ${ground(94)} 0%, ${ground(82)} 48%, ${ground(0)} 82%)`,
    },
  } as const;
}
