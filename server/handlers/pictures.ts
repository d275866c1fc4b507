import { unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/bind.ts';
import { findParticipant, replacePicture } from '../data/participants.ts';
import type { Files } from '../files.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { isUploadOf, newUploadPath, readPicture } from './uploads.ts';

export const uploadPicture: Handler<'uploadPicture'> = async ({ body, participantId }, services) => {
  if (('profile_picture' in body) === ('banner' in body)) {
    throw new Refusal(422, 'Kirim satu gambar: foto profil (profile_picture) atau banner (banner).');
  }
  if ('banner' in body) {
    const bytes = await readPicture(services, { name: 'banner', value: body.banner, size: { width: 1632, height: 400 } });
    const banner = await putInUse(services, { participantId, kind: 'banner', bytes });
    return { success: true, message: 'Banner berhasil diunggah.', banner_url: banner };
  }
  const bytes = await readPicture(services, { name: 'profile_picture', value: body.profile_picture, size: { width: 200, height: 200 } });
  const picture = await putInUse(services, { participantId, kind: 'picture', bytes });
  return { success: true, message: 'Foto profil berhasil diunggah.', profile_picture_url: picture };
};

export const updateProfile: Handler<'updateProfile'> = async ({ body, participantId }, { db }) => {
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participantBearer');
  // An upload is in use at once and the file before it is gone, so this account has no other uploaded picture.
  if (body.profile_picture !== participant.profilePicture || !isUploadOf(participantId, participant.profilePicture)) {
    throw new Refusal(422, 'Alamat gambar tidak valid.', { errors: { profile_picture: ['Unggah gambar terlebih dahulu.'] } });
  }
  return { success: true, message: 'Foto profil telah disimpan.' };
};

type Upload = { participantId: number; kind: 'picture' | 'banner'; bytes: Uint8Array };

/** Stores a picture in place of the participant's present one and gives its path; the file of the one that is not in use goes. */
async function putInUse({ db, files }: Services, { participantId, kind, bytes }: Upload): Promise<string> {
  const path = newUploadPath(participantId, kind);
  await files.write(path, bytes);
  try {
    const replaced = await replacePicture(db, participantId, { kind, path });
    if (!replaced) throw unauthenticated('participantBearer');
    // Pictures of the demonstration world stay: a seeded world has each of them once.
    if (isUploadOf(participantId, replaced.before)) await discard(files, replaced.before);
  } catch (error) {
    await discard(files, path);
    throw error;
  }
  return path;
}

/** A file that is left over does less harm than an answer that says the upload has failed. */
async function discard(files: Files, path: string): Promise<void> {
  await files.remove(path).catch(() => undefined);
}
