import { describe, expect, it } from 'vitest';
import { clubSignedIn } from '../src/session/sessionSlice.ts';
import { useBackend } from './support/backend.ts';
import { clubId, openClubStore } from './support/clubStore.ts';

const backend = useBackend();
const unauthorized = () => Response.json({ message: 'Unauthenticated.' }, { status: 401 });

describe('a response with status 401', () => {
  it('ends the session whose token was sent', async () => {
    const { store, startEndpoint } = openClubStore(backend, 'old', async () => unauthorized());
    await startEndpoint('getClub', { id: clubId });
    expect(store.getState().session.club).toBeNull();
  });

  it('keeps a session that began after the request', async () => {
    const request = Promise.withResolvers<Request>();
    const response = Promise.withResolvers<Response>();
    const { store, startEndpoint } = openClubStore(backend, 'old', (sent) => {
      request.resolve(sent);
      return response.promise;
    });
    const query = startEndpoint('getClub', { id: clubId });
    expect((await request.promise).headers.get('Authorization')).toBe('Bearer old');
    const user = { id: clubId, code: 'MLGT', name: 'SMA Negeri 3 (Malang)', logo: null };
    store.dispatch(clubSignedIn({ token: 'new', user }));
    response.resolve(unauthorized());
    await query;
    expect(store.getState().session.club?.token).toBe('new');
  });
});
