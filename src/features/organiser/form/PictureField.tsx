import { Box } from '@mui/material';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { decodeImage, toJpeg } from '../../../lib/images/decodeImage.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../ui/pictures/defaultTournamentBanner.svg';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { FileField, type UploadAnswer } from './FileField.tsx';

export type PictureFieldProps = {
  /** Says how the server crops the picture. */
  lead: string;
  title?: string;
  /** Path of the stored picture. */
  path: string | null;
  fallback?: string;
  ratio: string;
  maxWidth?: number;
  /** Not there before something new is saved. */
  upload?: (picture: Blob) => Promise<UploadAnswer>;
};

/** Uploads a picture of something that is saved; the server crops it. */
export function PictureField(props: PictureFieldProps) {
  const { lead, title = copy.picture.title, path, ratio, maxWidth, upload: send } = props;
  const { fallback = defaultPicture } = props;
  const upload = async (file: File) => {
    const decoded = await decodeImage(file, copy.picture.errors);
    if ('error' in decoded) return decoded.error;
    return send ? send(await toJpeg(decoded.canvas)) : copy.picture.later;
  };
  return (
    <FileField
      texts={{ ...copy.picture, title, lead: send ? lead : copy.picture.later }}
      icon={<PhotoIcon />}
      accept="image/*"
      upload={upload}
      disabled={!send}
    >
      <Box
        sx={{
          ...cutCorner(20),
          overflow: 'hidden',
          mb: 2,
          maxWidth: { xs: Math.min(maxWidth ?? 220, 220), md: maxWidth ?? 'none' },
        }}
      >
        <Picture path={path} fallback={fallback} alt="" ratio={ratio} sizes="360px" />
      </Box>
    </FileField>
  );
}
