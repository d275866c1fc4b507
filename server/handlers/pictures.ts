import { unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/bind.ts';
import { findParticipant, replacePicture } from '../data/participants.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { isUpload, putInUse, readPicture } from './uploads.ts';

export const uploadPicture: Handler<'uploadPicture'> = async (
  { body, participantId },
  services,
) => {
  if ('profile_picture' in body === 'banner' in body) {
    throw new Refusal(
      422,
      'Kirim satu gambar: foto profil (profile_picture) atau banner (banner).',
    );
  }
  if ('banner' in body) {
    const bytes = await readPicture(services, {
      name: 'banner',
      value: body.banner,
      size: { width: 1632, height: 400 },
    });
    const banner = await replace(services, { participantId, kind: 'banner', bytes });
    return { success: true, message: 'Banner berhasil diunggah.', banner_url: banner };
  }
  const bytes = await readPicture(services, {
    name: 'profile_picture',
    value: body.profile_picture,
    size: { width: 200, height: 200 },
  });
  const picture = await replace(services, { participantId, kind: 'picture', bytes });
  return { success: true, message: 'Foto profil berhasil diunggah.', profile_picture_url: picture };
};

export const updateProfile: Handler<'updateProfile'> = async ({ body, participantId }, { db }) => {
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participantBearer');
  // An upload is in use at once and the file before it is gone, so this account has no other
  // uploaded picture.
  if (
    body.profile_picture !== participant.profilePicture ||
    !isUpload(prefixOf(participantId, 'picture'), participant.profilePicture)
  ) {
    throw new Refusal(422, 'Alamat gambar tidak valid.', {
      errors: { profile_picture: ['Unggah gambar terlebih dahulu.'] },
    });
  }
  return { success: true, message: 'Foto profil telah disimpan.' };
};

type Upload = { participantId: number; kind: 'picture' | 'banner'; bytes: Uint8Array };

const prefixOf = (participantId: number, kind: Upload['kind']) =>
  `participants/${participantId}-${kind === 'banner' ? 'banner-' : ''}`;

/** Stores a picture in place of the participant's present one and gives its path. */
async function replace(
  { db, files }: Services,
  { participantId, kind, bytes }: Upload,
): Promise<string> {
  const { path } = await putInUse(
    files,
    { prefix: prefixOf(participantId, kind), bytes },
    async (path) => {
      const replaced = await replacePicture(db, participantId, { kind, path });
      if (!replaced) throw unauthenticated('participantBearer');
      return { path, before: replaced.before };
    },
  );
  return path;
}
