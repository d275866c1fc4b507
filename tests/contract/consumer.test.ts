import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { loginParticipant } from '../../src/api/participantAccount.ts';
import { checkRegistration, registerTeam } from '../../src/api/registrations.ts';
import { listMyTeams } from '../../src/api/teams.ts';
import { getTournament, listTournaments } from '../../src/api/tournaments.ts';
import { createAppStore } from '../../src/app/store.ts';
import { consumer, pactFile, provider } from './pactNames.ts';

const { eachLike, integer, regex, string, boolean } = MatchersV3;

const committed = fileURLToPath(new URL(`../../pacts/${pactFile}`, import.meta.url));
/** Written from empty each time; UPDATE_PACTS=1 writes over the committed file instead. */
const folder = process.env.UPDATE_PACTS ? join(committed, '..') : mkdtempSync(join(tmpdir(), 'pacts-'));
if (process.env.UPDATE_PACTS) rmSync(committed, { force: true });
mkdirSync(folder, { recursive: true });

const pact = new PactV4({ consumer, provider, dir: folder, spec: SpecificationVersion.SPECIFICATION_VERSION_V4, logLevel: 'error' });

/** The real store of the client, talking to the given server. */
function createStore(backendOrigin: string, token?: string) {
  const values = new Map<string, string>(token ? [['authToken', token]] : []);
  return createAppStore({
    backendOrigin,
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    onAccountChanged: () => {},
    onExpired: () => {},
  });
}

const json = { 'Content-Type': regex('application/json.*', 'application/json') };
const bearer = { Authorization: regex('Bearer .+', 'Bearer participant-token') };
const tournament = {
  id: integer(7),
  title: string('RoboLaga Surabaya'),
  date: regex(String.raw`\d{4}-\d{2}-\d{2}`, '2026-12-05'),
  categories: eachLike({ id: integer(1), name: string('Inspire') }),
};
const refusal = (message: string) => ({ message: string(message) });

describe('the pact of tournaments and registration', () => {
  it('lists tournaments', () => pact.addInteraction()
    .given('tournaments exist')
    .uponReceiving('a request for all tournaments')
    .withRequest('GET', '/api/tournaments')
    .willRespondWith(200, (answer) => answer.headers(json).jsonBody({ success: true, data: eachLike(tournament) }))
    .executeTest(async ({ url }) => {
      const { data } = await createStore(url).dispatch(listTournaments.initiate());
      expect(data?.data[0]?.title).toBe('RoboLaga Surabaya');
    }));

  it('reads one tournament', () => pact.addInteraction()
    .given('tournament 7 has categories 1 and 2')
    .uponReceiving('a request for tournament 7')
    .withRequest('GET', '/api/tournaments/7')
    .willRespondWith(200, (answer) => answer.headers(json).jsonBody({ success: true, data: tournament }))
    .executeTest(async ({ url }) => {
      const { data } = await createStore(url).dispatch(getTournament.initiate({ id: 7 }));
      expect(data?.data.id).toBe(7);
    }));

  it('hears that a tournament does not exist', () => pact.addInteraction()
    .given('there is no tournament 404')
    .uponReceiving('a request for tournament 404')
    .withRequest('GET', '/api/tournaments/404')
    .willRespondWith(404, (answer) => answer.headers(json).jsonBody(refusal('Turnamen tidak ditemukan.')))
    .executeTest(async ({ url }) => {
      expect(await createStore(url).dispatch(getTournament.initiate({ id: 404 }))).toMatchObject({ error: { status: 404 } });
    }));

  it('signs a participant in', () => pact.addInteraction()
    .given('participant raka@surel.example has the password lintasan-garis-24')
    .uponReceiving('a sign-in with the right password')
    .withRequest('POST', '/api/participant/login', (request) => request.jsonBody({ email: 'raka@surel.example', password: 'lintasan-garis-24' }))
    .willRespondWith(200, (answer) => answer.headers(json).jsonBody({ token: string('a-token'), user: { name: string('Raka Pradana') } }))
    .executeTest(async ({ url }) => {
      const body = { email: 'raka@surel.example', password: 'lintasan-garis-24' };
      expect(await createStore(url).dispatch(loginParticipant.initiate({ body }))).toMatchObject({ data: { token: 'a-token' } });
    }));

  it('hears that a password is wrong', () => pact.addInteraction()
    .given('participant raka@surel.example has the password lintasan-garis-24')
    .uponReceiving('a sign-in with a wrong password')
    .withRequest('POST', '/api/participant/login', (request) => request.jsonBody({ email: 'raka@surel.example', password: 'bukan-ini' }))
    .willRespondWith(401, (answer) => answer.headers(json).jsonBody(refusal('Email atau password salah.')))
    .executeTest(async ({ url }) => {
      const body = { email: 'raka@surel.example', password: 'bukan-ini' };
      expect(await createStore(url).dispatch(loginParticipant.initiate({ body }))).toMatchObject({ error: { status: 401 } });
    }));

  it("lists the participant's own teams", () => pact.addInteraction()
    .given('the participant leads team 42 of category 1')
    .uponReceiving('a request for own teams')
    .withRequest('GET', '/api/participant/my-teams', (request) => request.headers(bearer))
    .willRespondWith(200, (answer) => answer.headers(json).jsonBody({
      teams: eachLike({ id: integer(42), name: string('Garuda Baja'), category_id: integer(1) }),
    }))
    .executeTest(async ({ url }) => {
      const { data } = await createStore(url, 'participant-token').dispatch(listMyTeams.initiate());
      expect(data?.teams[0]?.name).toBe('Garuda Baja');
    }));

  it('ends the session when own teams are refused', () => pact.addInteraction()
    .given('the token is not valid')
    .uponReceiving('a request for own teams with an expired token')
    .withRequest('GET', '/api/participant/my-teams', (request) => request.headers({ Authorization: 'Bearer expired-token' }))
    .willRespondWith(401, (answer) => answer.headers(json).jsonBody(refusal('Sesi Anda telah berakhir. Silakan masuk kembali.')))
    .executeTest(async ({ url }) => {
      const store = createStore(url, 'expired-token');
      await store.dispatch(listMyTeams.initiate());
      expect(store.getState().session.participant).toBeNull();
    }));

  it('asks whether a tournament is registered', () => pact.addInteraction()
    .given('the participant leads team 42 of category 1')
    .uponReceiving('a registration check of tournament 7')
    .withRequest('POST', '/api/tournament/check-registration', (request) => request.headers(bearer).jsonBody({ tournament_id: 7 }))
    .willRespondWith(200, (answer) => answer.headers(json).jsonBody({ success: true, all_registered: boolean(false) }))
    .executeTest(async ({ url }) => {
      const { data } = await createStore(url, 'participant-token').dispatch(checkRegistration.initiate({ body: { tournament_id: 7 } }));
      expect(data?.all_registered).toBe(false);
    }));

  const registration = { tournament_id: 7, team_id: 42, category_id: 1 };

  it('registers a team', () => pact.addInteraction()
    .given('the participant leads team 42 of category 1')
    .uponReceiving('a registration of team 42 in tournament 7')
    .withRequest('POST', '/api/tournament/register', (request) => request.headers(bearer).jsonBody(registration))
    .willRespondWith(201, (answer) => answer.headers(json).jsonBody({ success: true, message: string('Berhasil terdaftar!') }))
    .executeTest(async ({ url }) => {
      const answer = await createStore(url, 'participant-token').dispatch(registerTeam.initiate({ body: registration }));
      expect(answer).toMatchObject({ data: { message: 'Berhasil terdaftar!' } });
    }));

  it('hears that a team is registered already', () => pact.addInteraction()
    .given('team 42 of the participant is registered in tournament 7')
    .uponReceiving('a second registration of team 42 in tournament 7')
    .withRequest('POST', '/api/tournament/register', (request) => request.headers(bearer).jsonBody(registration))
    .willRespondWith(409, (answer) => answer.headers(json).jsonBody(refusal('Tim ini sudah terdaftar dalam kategori tersebut.')))
    .executeTest(async ({ url }) => {
      const answer = await createStore(url, 'participant-token').dispatch(registerTeam.initiate({ body: registration }));
      expect(answer).toMatchObject({ error: { status: 409 } });
    }));
});

afterAll(() => {
  expect(JSON.parse(readFileSync(join(folder, pactFile), 'utf8')), 'pacts/ is stale: run npm run pact:write')
    .toEqual(JSON.parse(readFileSync(committed, 'utf8')));
});
