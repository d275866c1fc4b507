import { getResponse, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allOperations } from '../openapi/allOperations.ts';
import type { OperationId, ResponseOf } from '../openapi/types.ts';
import { applyScenarios, type ScenarioController } from '../src/mocks/scenarios/applyScenarios.ts';
import { operationIds } from '../src/mocks/scenarios/responseHandlers.ts';
import { parseScenario } from '../src/mocks/scenarios/scenarioSelection.ts';
import { scenarioNames } from '../src/mocks/scenarios/scenarios.ts';
import { readSession, type SessionState } from '../src/session/storage.ts';
import { useBackend } from './support/database/backend.ts';
import { pathWithIds } from './support/pathWithIds.ts';
import { type Answer, type Expectation, expectations } from './support/scenarioExpectations.ts';

// Each scenario is applied by its name, as in a URL. The table of what its name promises is written
// down apart from the scenarios, so that a name cannot be wired to another effect; only the long lists
// of operations are theirs.

const backend = useBackend();
const origin = 'http://localhost';
const backendFetch = async (request: Request) => backend.app.fetch(request);

type Applied = {
  controller: ScenarioController;
  handlers: readonly RequestHandler[];
  session: SessionState;
  setClock: ReturnType<typeof vi.fn>;
};

const createStorage = (values = new Map<string, string>()) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

const organiserSession = async () =>
  JSON.stringify({ token: await backend.signIn('organiser'), user: { id: 1, name: 'Wulan' } });

/**
 * Opens the product with scenarios in its URL, as a browser in which one account of each kind was
 * signed in.
 */
async function apply(text: string): Promise<Applied> {
  const storage = createStorage(
    new Map([
      ['authToken', await backend.signIn('leader')],
      ['robolaga-organiser', await organiserSession()],
      ['gh_token', await backend.signIn('club')],
      ['gh_user', JSON.stringify({ id: 1, code: 'MLGT', name: 'SMA Negeri 3 (Malang)' })],
    ]),
  );
  let handlers: readonly RequestHandler[] = [];
  const setClock = vi.fn(async () => {});
  const controller = await applyScenarios(
    {
      backendFetch,
      applyHandlers: (...given) => void (handlers = given),
      clearHandlers: () => void (handlers = []),
      setClock,
    },
    {
      location: { href: `${origin}/?scenario=${text}`, reload: () => {} },
      history: { replaceState: () => {}, state: null },
      tabStorage: createStorage(),
      sharedStorage: storage,
    },
  );
  expect(controller.getState().problems).toEqual([]);
  return { controller, handlers, session: readSession(storage), setClock };
}

/** Returns the code of a team whose turn in tournament 1 is still to come. */
async function findPlannedTeam(): Promise<string> {
  const response = await backendFetch(new Request(`${origin}/api/tournaments/1/schedule`));
  const { data } = (await response.json()) as ResponseOf<'getSchedule'>;
  const next = data.slots.find((slot) => slot.expected_at !== null && slot.team_id !== null);
  return data.teams.find(({ id }) => id === next?.team_id)?.code ?? '';
}

function requestOf(id: OperationId, session: SessionState, code = '1'): Request {
  const { method, path, ...operation } = allOperations[id];
  const account = 'bearer' in operation ? session[operation.bearer] : null;
  const query = ['listAvailableParticipants', 'listLateCandidates'].includes(id)
    ? '?category_id=1'
    : '';
  const body = id === 'checkRegistration' ? JSON.stringify({ tournament_id: 1 }) : undefined;
  const url = pathWithIds(path).replace('/team-days/1', `/team-days/${code}`);
  return new Request(`${origin}${url}${query}`, {
    method: method.toUpperCase(),
    headers: {
      ...(account && { Authorization: `Bearer ${account.token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body,
  });
}

async function read(response: Response): Promise<Answer> {
  const text = response.type === 'error' ? '' : await response.text();
  const { status } = response;
  const wait = response.headers.get('Retry-After');
  try {
    return { status, wait, text, body: JSON.parse(text) as unknown };
  } catch {
    return { status, wait, text, body: undefined };
  }
}

/** Returns what a scenario answers instead of the backend, by operation. */
async function readAnswers({ handlers, session }: Applied) {
  const answers = new Map<OperationId, Answer>();
  const code = await findPlannedTeam();
  for (const id of operationIds) {
    const response = await getResponse([...handlers] as never, requestOf(id, session, code));
    if (response) answers.set(id, await read(response));
  }
  return answers;
}

beforeEach(() => {
  vi.stubGlobal('location', { origin, href: origin });
  vi.stubGlobal('StorageEvent', class extends Event {});
  vi.stubGlobal('window', { dispatchEvent: () => true, sessionStorage: createStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the scenario changes no response. */
const showsAll = ({ answers }: Expectation) => answers === undefined;

it('each scenario has an expectation', () => {
  const expected = Object.keys(expectations).map((text) => parseScenario(text)?.name);
  expect(new Set([...expected, 'clock', 'slow-3g'])).toEqual(new Set(scenarioNames));
});

describe('what the name of a scenario promises', () => {
  it.each(Object.entries(expectations))('%s', async (text, effect) => {
    const applied = await apply(text);
    const answers = await readAnswers(applied);
    expect([...answers.keys()]).toEqual(
      showsAll(effect) ? [] : operationIds.filter((id) => effect.answers && id in effect.answers),
    );
    for (const [id, answer] of answers)
      expect(answer, id).toMatchObject(effect.answers?.[id] ?? {});
    for (const [id, expected] of Object.entries(effect.reads ?? {})) {
      const request = requestOf(id as OperationId, applied.session);
      expect(await read(await backendFetch(request)), id).toMatchObject(expected);
    }
    expect(applied.session).toMatchObject(effect.session ?? {});
  });
});

describe('a scenario of time', () => {
  const RealDate = Date;
  afterEach(() => {
    globalThis.Date = RealDate;
  });

  it('clock sets the page and the backend to the given time', async () => {
    const { setClock, handlers } = await apply('clock=2026-12-01T10:00Z');
    const at = new RealDate('2026-12-01T10:00Z');
    expect(setClock.mock.calls).toEqual([[at]]);
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
    expect(handlers).toEqual([]);
  });

  it.each([
    ['slow-3g', 2000],
    ['slow-3g:150', 150],
  ])('%s delays every request by %i ms, and answers none', async (text, milliseconds) => {
    const { handlers, session } = await apply(text);
    vi.useFakeTimers();
    let finished = 0;
    const requests = [
      ...operationIds.map((id) => requestOf(id, session)),
      new Request(`${origin}/storage/banners/a.jpg`),
    ];
    const responses = requests.map(async (request) => {
      const response = await getResponse([...handlers] as never, request);
      finished += 1;
      return response;
    });
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(finished).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(responses)).toEqual(requests.map(() => undefined));
  });

  it('offline leaves pictures without a response too', async () => {
    const { handlers } = await apply('offline');
    const picture = new Request(`${origin}/storage/banners/a.jpg`);
    expect((await getResponse([...handlers] as never, picture))?.type).toBe('error');
  });
});
