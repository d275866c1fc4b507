import { describe, expect, it } from 'vitest';
import { baseQuery } from '../../src/api/baseQuery.ts';
import { clubSignedIn, sessionExpired } from '../../src/session/sessionSlice.ts';
import { useBackend } from '../support/database/backend.ts';
import { clubId, openClubStore } from '../support/screens/clubStore.ts';

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

  // Without RTK Query, which gives up the requests of a session when it ends.
  it.each([
    ['is reported for the token that was sent', 'old', [sessionExpired('club')]],
    ['is not reported for a token that has replaced it', 'new', []],
  ])('%s', async (_, tokenAtResponse, expected) => {
    const { store } = openClubStore(backend, 'old', async () => {
      session.club = { token: tokenAtResponse, user: null };
      return unauthorized();
    });
    const session = structuredClone(store.getState().session);
    const dispatched: unknown[] = [];
    const { signal, abort } = new AbortController();
    const result = await baseQuery(
      { url: '/api/gh-schools/1' },
      {
        signal,
        abort,
        dispatch: ((action: unknown) => dispatched.push(action)) as never,
        getState: () => ({ session }),
        extra: { backendOrigin: 'http://robolaga.example' },
        endpoint: 'getClub',
        type: 'query',
      },
      { as: 'club' },
    );
    expect(result.error).toMatchObject({ status: 401 });
    expect(dispatched).toEqual(expected);
  });
});
