import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { describeErrors } from '../../../server/contract/validators.ts';
import { serverBusy } from '../../../server/lib/httpError.ts';
import { useBackend } from '../../support/database/backend.ts';
import { findOpenRegistration } from '../../support/servers/serverJourney.ts';

// Messages that no other test of the server asserts; tests/serverMessages.test.ts finds these.

const backend = useBackend();

const account = { name: 'Orang Baru', email: 'baru@contoh.robolaga.id' };
const club = { ...account, phone: '0812', pin: '204816', password: 'lintasan-garis-24' };

describe('what the server tells', () => {
  it.each<[message: string, method: string, path: string, body: unknown, status: number]>([
    [
      'Password minimal 8 karakter.',
      'POST',
      '/api/participant/register',
      { ...account, password: 'pendek' },
      422,
    ],
    [
      'Password ini terlalu mudah ditebak. Silakan pilih yang lain.',
      'POST',
      '/api/participant/register',
      { ...account, password: 'password1' },
      422,
    ],
    [
      'Konfirmasi password tidak cocok.',
      'POST',
      '/api/gh/register',
      { ...club, password_confirmation: 'lintasan-garis-25' },
      422,
    ],
    ['Data yang dikirim tidak dapat dibaca.', 'POST', '/api/participant/login', '{"email":', 422],
    [
      'Data yang dikirim terlalu besar.',
      'POST',
      '/api/participant/login',
      { email: 'a'.repeat(70_000), password: 'x' },
      413,
    ],
    ['Lomba tidak ditemukan.', 'GET', '/api/tournaments/1000000', undefined, 404],
    ['Berkas tidak ditemukan.', 'GET', '/storage/teams/tidak-ada.svg', undefined, 404],
  ])('%s', async (message, method, path, body, status) => {
    expect(await backend.request(method, path, { body })).toMatchObject({
      status,
      body: { success: false, message },
    });
  });

  it('of a registration, whatever is wrong with it', async () => {
    const token = await backend.signIn('leader');
    const { tournament, team } = await findOpenRegistration(backend);
    const register = async (change: object) =>
      backend.request('POST', '/api/tournament/register', {
        token,
        body: {
          tournament_id: tournament.id,
          team_id: team.id,
          category_id: team.categoryId,
          ...change,
        },
      });
    expect(await register({ category_id: 1_000_000 })).toMatchObject({
      body: { message: 'Kategori ini tidak dipertandingkan di lomba ini.' },
    });
    expect((await register({})).status).toBe(201);
    expect(await register({})).toMatchObject({
      body: { message: 'Tim ini sudah terdaftar dalam kategori tersebut.' },
    });
  });

  it('of a member who is named twice', async () => {
    const token = await backend.signIn('club');
    const body = {
      team_name: 'Tim Baru',
      category_id: 1,
      participant_ids: [1, 1],
      team_code: 'MLGT',
    };
    expect(await backend.request('POST', '/api/gh/teamsclub', { token, body })).toMatchObject({
      status: 422,
      body: { message: 'Anggota tim tidak boleh berulang.' },
    });
  });

  it('of a rule without a text of its own', () => {
    const error = {
      keyword: 'multipleOf',
      instancePath: '/points',
      schemaPath: '',
      params: {},
      message: 'must be multiple of 5',
    };
    expect(describeErrors([error]).message).toBe('Poin tidak valid (must be multiple of 5).');
    expect(describeErrors([]).message).toBe('Data yang dikirim tidak valid.');
  });

  it('about a defect, and nothing of the defect itself', async () => {
    const unused = {} as never;
    const app = createApp({
      // Has nothing that a query needs.
      db: unused,
      files: unused,
      passwords: unused,
      pictures: unused,
      now: () => new Date(),
      document: readDocument(),
    });
    const response = await app.request('/api/videos');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      message: 'Terjadi kesalahan di server kami. Silakan coba lagi.',
      error: 'Terjadi kesalahan di server kami. Silakan coba lagi.',
    });
  });

  it('while it has no room', () => {
    expect(serverBusy(5)).toMatchObject({
      status: 503,
      message: 'Server kami sedang sibuk. Coba lagi dalam 5 detik.',
      retryAfter: 5,
    });
  });
});
