import { useRef, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { useUploadTournamentPictureMutation } from '../../../api/organisedTournaments.ts';
import { decodeImage } from '../../../lib/decodeImage.ts';
import { toJpeg } from '../../../lib/toJpeg.ts';
import { cutCorner } from '../../../ui/cutCorner.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PictureInput } from '../../../ui/PictureInput.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { errorText } from '../errorText.ts';
import { copy } from './copy.ts';
import { FormSection } from './FormSection.tsx';

type PictureFieldProps = { id: number; image: string | null };

/** Uploads the picture of a saved tournament; the server crops it. */
export function PictureField({ id, image }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, busy, failure } = useUpload(id);
  return (
    <FormSection title={copy.picture.title} lead={copy.picture.lead}>
      <Box sx={{ ...cutCorner(20), overflow: 'hidden', mb: 2 }}>
        <Picture path={image} fallback={defaultBanner} alt="" ratio="16 / 9" sizes="360px" />
      </Box>
      <Button
        variant="outlined"
        startIcon={<PhotoIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {copy.picture.choose}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, color: failure ? 'error.main' : 'text.secondary' }}
      >
        {failure ?? (busy ? copy.picture.uploading : '')}
      </Typography>
      <PictureInput
        ref={input}
        label={copy.picture.choose}
        onChoose={(file) => void upload(file)}
      />
    </FormSection>
  );
}

function useUpload(id: number) {
  const [uploadPicture] = useUploadTournamentPictureMutation();
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const { run, busy } = useSingleFlight(async (file: File) => {
    setFailure(undefined);
    const decoded = await decodeImage(file, copy.picture.errors);
    if ('error' in decoded) {
      setFailure(decoded.error);
      return;
    }
    const picture = await toJpeg(decoded.canvas);
    const { data, error } = await uploadPicture({ id, body: { picture } });
    if (data) toast.success(data.message);
    else setFailure(errorText(error, copy.picture.failed));
  });
  return { upload: run, busy, failure };
}
