import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import type { Banner } from '../../../../openapi/schema.d.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { safeUrl } from '../../../lib/urls/safeUrl.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';

type BannerSlideProps = {
  banner: Banner;
  /** From 1. */
  position: number;
  count: number;
};

export function BannerSlide({ banner, position, count }: BannerSlideProps) {
  const link = banner.cta_link;
  // A path of the client, which the demonstration has in the fragment of its URLs.
  const isOwnPage = /^\/[a-z]/i.test(link ?? '');
  const linkUrl = safeUrl(link && isOwnPage ? pageUrl(link) : link);
  return (
    <Box
      role="group"
      aria-roledescription={copy.banners.slide}
      aria-label={copy.banners.position(position, count)}
      sx={slide}
    >
      <Picture
        path={banner.image}
        fallback={defaultBanner}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 900px) 58vw, 100vw"
        eager={position === 1}
      />
      <Box sx={caption}>
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
        {linkUrl && banner.cta_text && (
          <Button
            variant="contained"
            color="gold"
            href={linkUrl}
            target="_blank"
            rel="noopener"
            endIcon={isOwnPage ? <ArrowForwardIcon /> : <OpenInNewIcon />}
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

/** On phones the caption is below the picture; on larger screens it is over its left half. */
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
    objectPosition: { xs: '78% 50%', sm: '100% 50%' },
  },
} as const;

function caption({ vars: { palette } }: Theme) {
  const shade = (percent: number) => `rgb(${palette.board.deepChannel} / ${percent}%)`;
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
      // No half of a robot is seen behind the text.
      sm: `linear-gradient(to right, ${shade(100)} 46%, ${shade(84)} 54%, ${shade(0)} 80%)`,
    },
  } as const;
}
