import { beforeEach, expect } from 'vitest';
import type { ManagedTournament, Tournament, TournamentInput } from '../../../openapi/schema.d.ts';
import type { useBackend } from './backend.ts';

export const managedTournamentsPath = '/api/organiser/tournaments';

type Answer = {
  status: number;
  body: { message: string; data: ManagedTournament; errors?: Record<string, string[]> };
};

/** Sends requests of an organiser about tournaments, of which a new one has `input`. */
export function useTournamentRequests(
  backend: ReturnType<typeof useBackend>,
  input: TournamentInput,
) {
  let token: string;
  beforeEach(async () => {
    token = await backend.signIn('organiser');
  });
  const send = async (method: string, address: string, body?: unknown) =>
    (await backend.request(method, address, { token, body })) as unknown as Answer;
  const create = (changes: Partial<TournamentInput> = {}) =>
    send('POST', managedTournamentsPath, { ...input, ...changes });
  return {
    send,
    create,
    /** Adds a tournament and publishes it; returns its id. */
    publish: async (changes: Partial<TournamentInput> = {}): Promise<number> => {
      const { id } = (await create(changes)).body.data;
      const path = `${managedTournamentsPath}/${id}/status`;
      expect((await send('PUT', path, { status: 'published' })).status).toBe(200);
      return id;
    },
    readPublic: async (id: number) =>
      ((await backend.request('GET', `/api/tournaments/${id}`)).body as { data: Tournament }).data,
  };
}
