import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { locateOperations, resolve, type Schema } from '../server/contract/document.ts';
import { trim } from '../server/contract/trim.ts';
import { createAnswerCheck } from '../server/contract/validators.ts';
import { handlersOf } from '../src/mocks/chosen.ts';
import { type OperationId, operationIds, operationOf, places } from '../src/mocks/operations.ts';
import { scenarioNames, scenarioOf } from '../src/mocks/scenarios.ts';
import { readDocument, useBackend } from './backend.ts';

const backend = useBackend();
const document = readDocument();
const located = locateOperations(document);
const check = createAnswerCheck(document);
const ask = async (request: Request) => backend.app.fetch(request);

const values: Record<string, string> = { id: '1', ghId: '1', teamId: '1', participantId: '1' };
const bodies: Partial<Record<OperationId, object>> = { checkRegistration: { tournament_id: 1 } };
const addressOf = (id: OperationId) =>
  `http://localhost${places[id][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')}` +
  (id === 'listAvailableParticipants' ? '?category_id=1' : '');

/** What a scenario answers an operation with. */
async function answerOf(
  scenario: { name: (typeof scenarioNames)[number]; value?: string },
  id: OperationId,
  token: string,
) {
  const [method] = places[id];
  const body = bodies[id];
  const request = new Request(addressOf(id), {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return getResponse(handlersOf([scenario], ask), request);
}

describe('the places of the operations', () => {
  it('are those of the document, with the bearer it asks for', () => {
    const bearers = { participantBearer: ['participant'], clubBearer: ['club'] } as Record<
      string,
      string[]
    >;
    expect(places).toEqual(
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

  it.each(operationIds)('%s is found by a call', (id) => {
    const { pathname } = new URL(addressOf(id));
    expect(operationOf(places[id][0].toUpperCase(), pathname)).toBe(id);
  });
});

/**
 * Everything that a scenario answers within the document: worlds, and the refusals that the
 * document promises.
 */
const promised = scenarioNames
  .filter(
    (name) =>
      (scenarioOf(name).kind === 'world' && scenarioOf(name).handlers) ||
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
    const { parameter } = scenarioOf(name);
    const choices = parameter?.isRequired ? (parameter.choices ?? []) : [undefined];
    return choices.map((value) => ({ name, ...(value && { value }) }));
  });

/**
 * Fields that the document does not name count too: a misspelt one would change nothing that a
 * screen shows.
 */
function differences(schema: Schema, body: unknown): string[] {
  const unnamed: string[] = [];
  trim(document, schema, body, unnamed);
  return [...check(schema, body), ...unnamed.map((path) => `${path} is not in the document`)];
}

describe('a scenario answers as the document allows', () => {
  it.each(promised)('$name $value', async (scenario) => {
    const tokens = {
      participant: await backend.signIn('leader'),
      club: await backend.signIn('club'),
    };
    let answered = 0;
    for (const id of operationIds) {
      const answer = await answerOf(scenario, id, tokens[places[id][2] ?? 'club']);
      if (!answer) continue;
      answered += 1;
      const operation = located.find((one) => one.operation.operationId === id)?.operation;
      const response = operation?.responses[String(answer.status)];
      expect(response, `${id} ${answer.status}`).toBeDefined();
      const schema = response && resolve(document, response).content?.['application/json']?.schema;
      expect(schema ? differences(schema, await answer.json()) : ['no schema'], id).toEqual([]);
    }
    expect(answered).toBeGreaterThan(0);
  });

  it('but for the code of a club that is none', async () => {
    const token = await backend.signIn('club');
    for (const [id, place] of [
      ['getClub', '/data/code'],
      ['getClubSession', '/user/code'],
    ] as const) {
      const answer = await answerOf({ name: 'bad-club-code' }, id, token);
      const schema =
        located.find((one) => one.operation.operationId === id)?.operation.responses['200']
          ?.content?.['application/json']?.schema ?? {};
      expect(differences(schema, await answer?.json()), id).toEqual([
        expect.stringMatching(new RegExp(`^${place} must match pattern`)),
      ]);
    }
  });
});
