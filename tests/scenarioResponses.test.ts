import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listOperations, responseSchemaOf, type Schema } from '../openapi/document.ts';
import { allOperations } from '../openapi/allOperations.ts';
import { readDocument } from '../openapi/readDocument.ts';
import type { OperationId } from '../openapi/types.ts';
import { stripUnknownFields } from '../server/contract/stripUnknownFields.ts';
import { createResponseCheck } from '../server/contract/validators.ts';
import { createScenarioHandlers } from '../src/mocks/scenarios/scenarioSelection.ts';
import { operationIds } from '../src/mocks/scenarios/responseHandlers.ts';
import { getScenario, type ScenarioName, scenarioNames } from '../src/mocks/scenarios/scenarios.ts';
import { useBackend } from './support/database/backend.ts';
import { pathWithIds } from './support/pathWithIds.ts';

const backend = useBackend();
const document = readDocument();
const entries = new Map(
  listOperations(document).map((entry) => [entry.operation.operationId, entry]),
);
const check = createResponseCheck(document);
const backendFetch = async (request: Request) => backend.app.fetch(request);

const bodies: Partial<Record<OperationId, object>> = { checkRegistration: { tournament_id: 1 } };
const urlOf = (id: OperationId) =>
  `http://localhost${pathWithIds(allOperations[id].path)}` +
  (id === 'listAvailableParticipants' ? '?category_id=1' : '');

const handlersOf = (scenario: { name: (typeof scenarioNames)[number]; value?: string }) =>
  createScenarioHandlers([scenario], backendFetch);

/** Returns the response of handlers to an operation; undefined if they do not respond. */
async function scenarioResponse(
  handlers: ReturnType<typeof handlersOf>,
  id: OperationId,
  token: string,
) {
  const { method } = allOperations[id];
  const body = bodies[id];
  const request = new Request(urlOf(id), {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return getResponse(handlers, request);
}

/** The scenarios whose responses are wrong on purpose. */
const undocumented: ScenarioName[] = [
  'server-500',
  'malformed-json',
  'html-error-page',
  'no-success',
  'error-without-message',
  'error-field',
  'not-offered',
  'server-outdated',
  'bad-club-code',
];

/** The scenarios whose responses must match the document: data, and documented errors. */
const documentedScenarios = scenarioNames
  .filter((name) => {
    const { kind, handlers } = getScenario(name);
    return (kind === 'data' || kind === 'response') && handlers && !undocumented.includes(name);
  })
  .flatMap((name) => {
    const { parameter } = getScenario(name);
    const choices = parameter?.isOptional ? [undefined] : (parameter?.choices ?? [undefined]);
    return choices.map((value) => ({ name, ...(value && { value }) }));
  });

/**
 * Returns the violations of a schema. Undocumented fields count too: a misspelt field would have no
 * effect on the screens.
 */
function differences(schema: Schema, body: unknown): string[] {
  const unknownFields: string[] = [];
  stripUnknownFields(document, schema, body, unknownFields);
  return [...check(schema, body), ...unknownFields.map((path) => `${path} is not in the document`)];
}

function schemaOf(id: OperationId, status: number): Schema | undefined {
  const entry = entries.get(id);
  return entry && responseSchemaOf(document, entry.operation, status);
}

describe('the responses of a scenario match the document', () => {
  it.each(documentedScenarios)('$name $value', async (scenario) => {
    const tokens = {
      participant: await backend.signIn('leader'),
      club: await backend.signIn('club'),
      organiser: await backend.signIn('organiser'),
    };
    const handlers = handlersOf(scenario);
    let responseCount = 0;
    for (const id of operationIds) {
      const operation = allOperations[id];
      const token = tokens['bearer' in operation ? operation.bearer : 'club'];
      const response = await scenarioResponse(handlers, id, token);
      if (!response) continue;
      responseCount += 1;
      const schema = schemaOf(id, response.status);
      expect(
        schema ? differences(schema, await response.json()) : ['not in the document'],
        `${id} ${response.status}`,
      ).toEqual([]);
    }
    expect(responseCount).toBeGreaterThan(0);
  });

  it('except for the invalid code of a club', async () => {
    const token = await backend.signIn('club');
    const handlers = handlersOf({ name: 'bad-club-code' });
    for (const [id, path] of [
      ['getClub', '/data/code'],
      ['getClubSession', '/user/code'],
    ] as const) {
      const response = await scenarioResponse(handlers, id, token);
      expect(differences(schemaOf(id, 200) ?? {}, await response?.json()), id).toEqual([
        expect.stringMatching(new RegExp(`^${path} must match pattern`)),
      ]);
    }
  });
});

it("html-error-page responds with a gateway's error page", async () => {
  const response = await scenarioResponse(handlersOf({ name: 'html-error-page' }), 'listTeams', '');
  expect(response?.status).toBe(502);
  expect(response?.headers.get('Content-Type')).toBe('text/html');
});
