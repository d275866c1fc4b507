import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  useUpdateProfileMutation,
  useUploadPictureMutation,
} from '../../api/participantAccount.ts';
import { profileUpdated } from '../../session/sessionSlice.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { copy } from './copy.ts';
import type { PictureKind } from './pictureKinds.ts';
import { uploadFailureText } from './uploadFailure.ts';

type Outcome = { onUploaded: () => void; onFailed: (message: string) => void };

/**
 * Sends a picture of a profile, one at a time, until `cancel`. A profile picture's address is saved
 * by a second call.
 */
export function useUpload({ field }: PictureKind, { onUploaded, onFailed }: Outcome) {
  const [uploadPicture] = useUploadPictureMutation();
  const [updateProfile] = useUpdateProfileMutation();
  const dispatch = useDispatch();
  const underWay = useRef<AbortController>(undefined);
  const cancel = () => underWay.current?.abort();
  useEffect(() => cancel, []);

  const sendPicture = async (jpeg: Blob, signal: AbortSignal) => {
    const { profile_picture_url: address } = await ask(signal, () =>
      uploadPicture({ body: { profile_picture: jpeg } }),
    );
    if (!address) return;
    await ask(signal, () => updateProfile({ body: { profile_picture: address } }));
    dispatch(profileUpdated({ pictureUrl: address }));
  };
  const sendBanner = async (jpeg: Blob, signal: AbortSignal) => {
    const { banner_url: address } = await ask(signal, () =>
      uploadPicture({ body: { banner: jpeg } }),
    );
    if (address) dispatch(profileUpdated({ bannerUrl: address }));
  };

  const { run: upload, busy } = useOneAtATime(async (crop: () => Promise<Blob>) => {
    const { signal } = (underWay.current = new AbortController());
    try {
      const jpeg = await crop();
      await (field === 'banner' ? sendBanner : sendPicture)(jpeg, signal);
      onUploaded();
    } catch (error) {
      if (!signal.aborted)
        onFailed(error instanceof Refused ? error.message : copy.pictures.failed);
    }
  });
  return { upload, busy, cancel };
}

class Refused extends Error {}

type Call<Answer> = Promise<{ data?: Answer; error?: unknown }> & { abort: () => void };

/** What a call answers; throws what to say where it was refused, and ends with the signal. */
async function ask<Answer extends { success?: boolean }>(
  signal: AbortSignal,
  start: () => Call<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  const call = start();
  signal.addEventListener('abort', () => call.abort());
  const { data, error } = await call;
  if (data && data.success !== false) return data;
  throw new Refused(uploadFailureText(error ?? { data }));
}
