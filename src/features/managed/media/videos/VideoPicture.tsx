import { type SyntheticEvent, useState } from 'react';
import { Box } from '@mui/material';
import defaultPicture from '../../../../ui/pictures/defaultTournamentBanner.svg';

/** Of the picture that YouTube sends for a video that it does not have, in pixels. */
const placeholderWidth = 120;

type VideoPictureProps = {
  videoId: string;
  /** Called if YouTube has no picture of the video. */
  onMissing?: () => void;
};

/** The picture of a video, from YouTube; decorative. */
export function VideoPicture({ videoId, onMissing }: VideoPictureProps) {
  const [missingId, setMissingId] = useState<string>();
  const fail = () => {
    setMissingId(videoId);
    onMissing?.();
  };
  const check = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.naturalWidth === placeholderWidth) fail();
  };
  return (
    <Box
      component="img"
      src={missingId === videoId ? defaultPicture : pictureUrl(videoId)}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={check}
      onError={fail}
      sx={pictureStyles}
    />
  );
}

const pictureUrl = (videoId: string) => `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`;

const pictureStyles = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: 'action.hover',
} as const;
