import { findParticipantByEmail } from '../../../server/participants/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import type { Backend } from '../database/backend.ts';

export type Fields = Record<string, string | Uint8Array | (string | Uint8Array)[]>;

function toForm(fields: Fields, { name = 'foto.jpg', type = 'image/jpeg' } = {}): FormData {
  const form = new FormData();
  for (const [field, values] of Object.entries(fields)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value === 'string') form.append(field, value);
      else form.append(field, new File([new Uint8Array(value)], name, { type }));
    }
  }
  return form;
}

/** Requests for profile pictures and reads what is stored. */
export function createPictureRequests(backend: Backend) {
  async function upload(
    fields: Fields,
    {
      who = 'member',
      ...named
    }: { who?: 'leader' | 'member' | 'newcomer'; name?: string; type?: string } = {},
  ) {
    return backend.request('POST', '/api/participant/upload-profile-banner', {
      token: await backend.signIn(who),
      body: toForm(fields, named),
    });
  }

  async function readUser(who: 'leader' | 'member' | 'newcomer') {
    const user = await findParticipantByEmail(backend.db, demoAccounts[who].email);
    if (!user) throw new Error(`The demonstration world has no ${who}`);
    return user;
  }

  const urlOf = ({ body }: { body: unknown }) =>
    (body as { profile_picture_url: string }).profile_picture_url;
  const fetchStored = (path: string) => backend.app.request(`/storage/${path}`);

  async function readStored(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await fetchStored(path)).arrayBuffer());
  }

  return { upload, readUser, urlOf, fetchStored, readStored };
}
