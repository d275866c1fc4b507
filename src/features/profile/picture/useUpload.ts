import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  useUpdateProfileMutation,
  useUploadPictureMutation,
} from '../../../api/participantAccount.ts';
import { profileUpdated } from '../../../session/sessionSlice.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';
import type { PictureKind } from './pictureKinds.ts';
import { uploadErrorText } from './uploadErrorText.ts';

type UploadCallbacks = { onUploaded: () => void; onFailed: (message: string) => void };

/**
 * Uploads a picture of a profile, one at a time; `cancel` aborts the upload. For a profile picture,
 * a second request saves its URL in the profile.
 */
export function useUpload({ field }: PictureKind, { onUploaded, onFailed }: UploadCallbacks) {
  const [uploadPicture] = useUploadPictureMutation();
  const [updateProfile] = useUpdateProfileMutation();
  const dispatch = useDispatch();
  const abortController = useRef<AbortController>(undefined);
  const cancel = () => abortController.current?.abort();
  useEffect(() => cancel, []);

  const uploadProfilePicture = async (jpeg: Blob, signal: AbortSignal) => {
    const { profile_picture_url: url } = await sendRequest(signal, () =>
      uploadPicture({ body: { profile_picture: jpeg } }),
    );
    if (!url) return;
    await sendRequest(signal, () => updateProfile({ body: { profile_picture: url } }));
    dispatch(profileUpdated({ pictureUrl: url }));
  };
  const uploadBanner = async (jpeg: Blob, signal: AbortSignal) => {
    const { banner_url: url } = await sendRequest(signal, () =>
      uploadPicture({ body: { banner: jpeg } }),
    );
    if (url) dispatch(profileUpdated({ bannerUrl: url }));
  };

  const { run: upload, busy } = useSingleFlight(async (crop: () => Promise<Blob>) => {
    const { signal } = (abortController.current = new AbortController());
    try {
      const jpeg = await crop();
      await (field === 'banner' ? uploadBanner : uploadProfilePicture)(jpeg, signal);
      onUploaded();
    } catch (error) {
      if (!signal.aborted)
        onFailed(error instanceof UploadError ? error.message : copy.pictures.failed);
    }
  });
  return { upload, busy, cancel };
}

class UploadError extends Error {}

type MutationRequest<Body> = Promise<{ data?: Body; error?: unknown }> & { abort: () => void };

/**
 * Returns the response body of a mutation, which is aborted by the signal. Throws an UploadError
 * with the text to show if the mutation fails.
 */
async function sendRequest<Body extends { success?: boolean }>(
  signal: AbortSignal,
  start: () => MutationRequest<Body>,
): Promise<Body> {
  signal.throwIfAborted();
  const request = start();
  signal.addEventListener('abort', () => request.abort());
  const { data, error } = await request;
  if (data) return data;
  throw new UploadError(uploadErrorText(error));
}
