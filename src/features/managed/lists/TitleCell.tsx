import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../ui/pictures/defaultTournamentBanner.svg';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';

type TitleCellProps = {
  title: string;
  /** Path of the page that changes the entry. */
  to: string;
  thumbnail?: ReactNode;
  badge?: ReactNode;
  /** Not yet public, for lack of a picture. */
  isHidden?: boolean;
  /** More about the entry, for narrow windows. */
  detail?: ReactNode;
  /** What can be done with the entry, in a line beneath the title. */
  buttons?: ReactNode;
};

/** The cell of a table of content that names the entry. */
export function TitleCell(props: TitleCellProps) {
  const { title, to, thumbnail, badge, isHidden, detail, buttons } = props;
  return (
    <Box sx={[cellStyles, !thumbnail && !!detail && { py: 0.75 }]}>
      {thumbnail && <Box sx={[thumbnailStyles, !!buttons && { maxWidth: 64 }]}>{thumbnail}</Box>}
      <Box sx={{ flex: '1 1 6rem', minWidth: 0, lineHeight: 1.4 }}>
        <Box sx={titleStyles}>
          <Box component={Link} to={to} sx={{ fontWeight: 600, py: 0.75 }}>
            <Box component="span" sx={lineClamp(3)}>
              {title}
            </Box>
          </Box>
          {badge}
        </Box>
        {isHidden && (
          <Box sx={{ pb: 0.5 }}>
            <StatusChip tone="neutral">{copy.noPicture}</StatusChip>
          </Box>
        )}
        {detail && (
          <Box component="small" sx={{ display: 'block', color: 'text.secondary', pb: 0.5 }}>
            {detail}
          </Box>
        )}
      </Box>
      {buttons && <Box sx={buttonsStyles}>{buttons}</Box>}
    </Box>
  );
}

const buttonsStyles = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 0.5,
  flexBasis: '100%',
  mt: -0.5,
};

const titleStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 };

/** In pixels. */
const thumbnailWidth = 96;

type ThumbnailProps = {
  path: string | null;
  ratio: string;
  fallback?: string;
  /** In pixels, if it is not as wide as those of other lists. */
  width?: number;
};

/** The stored picture of a row; decorative, because the row has its title. */
export function Thumbnail({
  path,
  ratio,
  fallback = defaultPicture,
  width = thumbnailWidth,
}: ThumbnailProps) {
  return (
    <ThumbnailFrame width={width}>
      <Picture path={path} fallback={fallback} alt="" ratio={ratio} sizes={`${width}px`} />
    </ThumbnailFrame>
  );
}

type ThumbnailFrameProps = { /** In pixels. */ width?: number; children: ReactNode };

/** As wide as the picture will be, before it has come. */
export const ThumbnailFrame = ({ width = thumbnailWidth, children }: ThumbnailFrameProps) => (
  <Box sx={{ width, maxWidth: '100%' }}>{children}</Box>
);

const cellStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  width: '100%',
};

const thumbnailStyles = {
  ...cutCorner(8),
  overflow: 'hidden',
  maxWidth: thumbnailWidth,
  flexShrink: 0,
  my: 0.75,
};
