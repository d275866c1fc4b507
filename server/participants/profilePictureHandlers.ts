import { unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { findParticipant, replacePicture } from './queries.ts';
import { HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import { commitUpload, isUpload, readPicture } from '../files/uploads.ts';

export const uploadPicture: Handler<'uploadPicture'> = async (
  { body, participantId, uploader },
  services,
) => {
  if ('profile_picture' in body === 'banner' in body) {
    throw new HttpError(
      422,
      'Kirim satu gambar: foto profil (profile_picture) atau banner (banner).',
    );
  }
  if ('banner' in body) {
    const bytes = await readPicture(services, {
      name: 'banner',
      value: body.banner,
      size: { width: 1632, height: 400 },
      uploader,
    });
    const banner = await storePicture(services, { participantId, kind: 'banner', bytes });
    return { success: true, message: 'Banner berhasil diunggah.', banner_url: banner };
  }
  const bytes = await readPicture(services, {
    name: 'profile_picture',
    value: body.profile_picture,
    size: { width: 200, height: 200 },
    uploader,
  });
  const picture = await storePicture(services, { participantId, kind: 'picture', bytes });
  return { success: true, message: 'Foto profil berhasil diunggah.', profile_picture_url: picture };
};

export const updateProfile: Handler<'updateProfile'> = async ({ body, participantId }, { db }) => {
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participant');
  // An upload replaces the current picture immediately and its file is deleted, so the current
  // picture is the only uploaded one of this account.
  if (
    body.profile_picture !== participant.profilePicture ||
    !isUpload(uploadPrefix(participantId, 'picture'), participant.profilePicture)
  ) {
    throw new HttpError(422, 'Alamat gambar tidak valid.', {
      errors: { profile_picture: ['Unggah gambar dulu.'] },
    });
  }
  return { success: true, message: 'Foto profil telah disimpan.' };
};

type Upload = { participantId: number; kind: 'picture' | 'banner'; bytes: Uint8Array };

const uploadPrefix = (participantId: number, kind: Upload['kind']) =>
  `participants/${participantId}-${kind === 'banner' ? 'banner-' : ''}`;

/** Replaces the participant's current picture and returns the path of the new one. */
async function storePicture(
  { db, files }: Services,
  { participantId, kind, bytes }: Upload,
): Promise<string> {
  const { path } = await commitUpload(
    files,
    { prefix: uploadPrefix(participantId, kind), bytes },
    async (path) => {
      const replaced = await replacePicture(db, participantId, { kind, path });
      if (!replaced) throw unauthenticated('participant');
      return { path, previousPath: replaced.previousPath };
    },
  );
  return path;
}
