import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listOperations, resolveReference, type Schema } from '../server/contract/document.ts';
import { stripUnknownFields } from '../server/contract/stripUnknownFields.ts';
import { createResponseCheck } from '../server/contract/validators.ts';
import { createScenarioHandlers } from '../src/mocks/scenarioSelection.ts';
import {
  type OperationId,
  operationIds,
  findOperation,
  operationRoutes,
} from '../src/mocks/operations.ts';
import { scenarioNames, getScenario } from '../src/mocks/scenarios.ts';
import { readDocument, useBackend } from './support/backend.ts';

const backend = useBackend();
const document = readDocument();
const located = listOperations(document);
const check = createResponseCheck(document);
const backendFetch = async (request: Request) => backend.app.fetch(request);

const values: Record<string, string> = { id: '1', ghId: '1', teamId: '1', participantId: '1' };
const bodies: Partial<Record<OperationId, object>> = { checkRegistration: { tournament_id: 1 } };
const urlOf = (id: OperationId) =>
  `http://localhost${operationRoutes[id][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')}` +
  (id === 'listAvailableParticipants' ? '?category_id=1' : '');

/** Returns the response of a scenario to an operation; undefined if the scenario does not respond. */
async function scenarioResponse(
  scenario: { name: (typeof scenarioNames)[number]; value?: string },
  id: OperationId,
  token: string,
) {
  const [method] = operationRoutes[id];
  const body = bodies[id];
  const request = new Request(urlOf(id), {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return getResponse(createScenarioHandlers([scenario], backendFetch), request);
}

describe('the routes of the operations', () => {
  it('match the OpenAPI document, with the required bearer', () => {
    const bearers = { participantBearer: ['participant'], clubBearer: ['club'] } as Record<
      string,
      string[]
    >;
    expect(operationRoutes).toEqual(
      Object.fromEntries(
        located.map(({ method, path, operation }) => [
          operation.operationId,
          [
            method,
            path,
            ...Object.keys(operation.security?.[0] ?? {}).flatMap(
              (scheme) => bearers[scheme] ?? scheme,
            ),
          ],
        ]),
      ),
    );
  });

  it.each(operationIds)('%s is found for a request', (id) => {
    const { pathname } = new URL(urlOf(id));
    expect(findOperation(operationRoutes[id][0].toUpperCase(), pathname)).toBe(id);
  });
});

/** The scenarios whose responses must match the document: data, and documented errors. */
const documentedScenarios = scenarioNames
  .filter(
    (name) =>
      (getScenario(name).kind === 'data' && getScenario(name).handlers) ||
      [
        'expired-session',
        'rate-limited',
        'registration-rejected',
        'upload-too-large',
        'club-403',
        'club-401-on-remove',
        'team-full',
        'member-taken',
        'team-changed',
        'team-gone',
      ].includes(name),
  )
  .flatMap((name) => {
    const { parameter } = getScenario(name);
    const choices = parameter?.isRequired ? (parameter.choices ?? []) : [undefined];
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

describe('the responses of a scenario match the document', () => {
  it.each(documentedScenarios)('$name $value', async (scenario) => {
    const tokens = {
      participant: await backend.signIn('leader'),
      club: await backend.signIn('club'),
    };
    let responseCount = 0;
    for (const id of operationIds) {
      const response = await scenarioResponse(
        scenario,
        id,
        tokens[operationRoutes[id][2] ?? 'club'],
      );
      if (!response) continue;
      responseCount += 1;
      const operation = located.find((entry) => entry.operation.operationId === id)?.operation;
      const documented = operation?.responses[String(response.status)];
      expect(documented, `${id} ${response.status}`).toBeDefined();
      const schema =
        documented && resolveReference(document, documented).content?.['application/json']?.schema;
      expect(schema ? differences(schema, await response.json()) : ['no schema'], id).toEqual([]);
    }
    expect(responseCount).toBeGreaterThan(0);
  });

  it('except for the invalid code of a club', async () => {
    const token = await backend.signIn('club');
    for (const [id, path] of [
      ['getClub', '/data/code'],
      ['getClubSession', '/user/code'],
    ] as const) {
      const response = await scenarioResponse({ name: 'bad-club-code' }, id, token);
      const schema =
        located.find((entry) => entry.operation.operationId === id)?.operation.responses['200']
          ?.content?.['application/json']?.schema ?? {};
      expect(differences(schema, await response?.json()), id).toEqual([
        expect.stringMatching(new RegExp(`^${path} must match pattern`)),
      ]);
    }
  });
});

it("html-error-page responds with a gateway's error page", async () => {
  const response = await scenarioResponse({ name: 'html-error-page' }, 'listTeams', '');
  expect(response?.status).toBe(502);
  expect(response?.headers.get('Content-Type')).toBe('text/html');
});
