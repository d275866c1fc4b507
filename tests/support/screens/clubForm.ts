import { findClub } from '../../../server/clubs/queries.ts';
import type { Backend } from '../database/backend.ts';

export type Fields = Record<string, string | Uint8Array | string[] | undefined>;

/** Sends the form of a club's data and reads its stored logo. */
export function createClubForm(backend: Backend) {
  /** Sends a club's form; what is undefined is left out of it. */
  function save(
    { id, token, ...club }: { id: number; token: string; name: string; email?: string },
    fields: Fields = {},
  ) {
    const form = new FormData();
    const all: Fields = {
      _method: 'PATCH',
      name: club.name,
      email: club.email ?? `klub-${id}@surel.example`,
      ...fields,
    };
    for (const [field, values] of Object.entries(all)) {
      for (const value of Array.isArray(values) ? values : [values]) {
        if (typeof value === 'string') form.append(field, value);
        else if (value) form.append(field, new File([new Uint8Array(value)], 'logo.png'));
      }
    }
    return backend.request('POST', `/api/gh-schools/${id}`, { token, body: form });
  }

  const logoOf = async (id: number) => (await findClub(backend.db, id))?.logo ?? '';
  const fetchStored = (path: string) => backend.app.request(`/storage/${path}`);

  return { save, logoOf, fetchStored };
}
