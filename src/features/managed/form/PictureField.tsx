import { Box, Typography } from '@mui/material';
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
  disabled?: boolean;
} & (
  | { upload: (picture: Blob) => Promise<UploadAnswer>; onChoose?: never; onOpening?: never }
  /** Of something new, with which the picture will be saved. */
  | {
      chosenUrl: string | undefined;
      onChoose: (picture: Blob) => void;
      /** Called when a picture begins and ends to be opened; meanwhile nothing may be saved without it. */
      onOpening: (isOpening: boolean) => void;
      upload?: never;
    }
);

/** A picture that is uploaded when it is chosen, or kept until something new is saved. The server crops it. */
export function PictureField(props: PictureFieldProps) {
  const {
    lead,
    title = copy.picture.title,
    path,
    ratio,
    maxWidth,
    upload,
    onChoose,
    onOpening,
  } = props;
  const { fallback = defaultPicture } = props;
  const chosenUrl = upload ? undefined : props.chosenUrl;
  const open = async (file: File) => {
    const decoded = await decodeImage(file, copy.picture.errors);
    if ('error' in decoded) return decoded.error;
    return toJpeg(decoded.canvas);
  };
  const send = async (file: File) => {
    onOpening?.(true);
    const picture = await open(file).finally(() => onOpening?.(false));
    if (typeof picture === 'string') return picture;
    if (upload) return upload(picture);
    onChoose(picture);
    return { data: { message: copy.picture.chosen } };
  };
  const size = { width: { xs: 132, md: '100%' }, maxWidth };
  return (
    <FileField
      texts={{
        ...copy.picture,
        uploading: upload ? copy.picture.uploading : copy.picture.opening,
        title,
        lead: `${lead} ${upload ? copy.picture.atOnce : copy.picture.later}`,
      }}
      icon={<PhotoIcon />}
      upload={send}
      disabled={props.disabled}
    >
      {path === null && chosenUrl === undefined ? (
        <Typography variant="body2" sx={{ ...emptyStyles, ...size, aspectRatio: ratio }}>
          {copy.picture.none}
        </Typography>
      ) : (
        <Box sx={{ ...cutCorner(20), overflow: 'hidden', ...size }}>
          <Picture
            path={path}
            fallback={chosenUrl ?? fallback}
            alt=""
            ratio={ratio}
            sizes="360px"
          />
        </Box>
      )}
    </FileField>
  );
}

/** Where the picture will be. */
const emptyStyles = {
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  p: 1,
  color: 'text.secondary',
  border: '1px dashed',
  borderColor: 'outline',
} as const;
