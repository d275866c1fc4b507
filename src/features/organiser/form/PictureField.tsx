import { Box } from '@mui/material';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { decodeImage } from '../../../lib/images/decodeImage.ts';
import { toJpeg } from '../../../lib/images/toJpeg.ts';
import { cutCorner } from '../../../ui/styles/cutCorner.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import { copy } from './copy.ts';
import { FileField } from './FileField.tsx';
import { useFileUpload } from './useFileUpload.ts';

type PictureFieldProps = {
  title: string;
  lead: string;
  /** Path of the stored picture. */
  path: string | null;
  fallback: string;
  ratio: string;
  maxWidth?: number;
  upload: (picture: Blob) => Promise<{ data?: { message: string }; error?: unknown }>;
};

/** Uploads a picture of something that is saved; the server crops it. */
export function PictureField(props: PictureFieldProps) {
  const { title, lead, path, fallback, ratio, maxWidth, upload } = props;
  const state = useFileUpload(async (file) => {
    const decoded = await decodeImage(file, copy.picture.errors);
    return 'error' in decoded ? decoded.error : upload(await toJpeg(decoded.canvas));
  }, copy.picture.failed);
  return (
    <FileField
      title={title}
      lead={lead}
      choose={copy.picture.choose}
      uploading={copy.picture.uploading}
      icon={<PhotoIcon />}
      accept="image/*"
      {...state}
    >
      <Box sx={{ ...cutCorner(20), overflow: 'hidden', mb: 2, maxWidth }}>
        <Picture path={path} fallback={fallback} alt="" ratio={ratio} sizes="360px" />
      </Box>
    </FileField>
  );
}
