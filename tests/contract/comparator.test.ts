import { expect, it } from 'vitest';
import { findOperation, operationsOf, readDocument } from '../../scripts/pact/operations.ts';
import type { Interaction } from '../../scripts/pact/pactFile.ts';
import { compare, withoutExtensions } from './comparePact.ts';
import { pacts } from './pacts.ts';

// A pact holds for every backend, so it may ask for nothing that only some of them offer.
const document = withoutExtensions(readDocument());
const operations = operationsOf(document);

it.each(pacts)('the pact of $consumer.name lies inside the document', async (pact) => {
  expect(await compare(pact, document)).toEqual([]);
});

/** The first successful interaction of an operation. */
function interactionOf(operationId: string): Interaction {
  const found = pacts
    .flatMap(({ interactions }) => interactions)
    .find(
      ({ request, response }) =>
        response.status < 300 &&
        findOperation(operations, request.method, request.path)?.id === operationId,
    );
  if (!found) throw new Error(`No pact has a successful ${operationId}.`);
  return found;
}

type Wrong = [
  name: string,
  operationId: string,
  spoil: (interaction: Interaction) => unknown,
  finding: RegExp,
];

const wrong: Wrong[] = [
  [
    'a status',
    'listTeams',
    ({ response }) => {
      response.status = 418;
    },
    /^response\.status\.unknown/,
  ],
  [
    'an unknown path',
    'listTeams',
    ({ request }) => {
      request.path = '/api/squads';
    },
    /^request\.path-or-method\.unknown/,
  ],
  [
    'an unknown method',
    'listTeams',
    ({ request }) => {
      request.method = 'PATCH';
    },
    /^request\.path-or-method\.unknown/,
  ],
  [
    'an extension',
    'listTeams',
    ({ request }) => Object.assign(request, { method: 'POST', path: '/api/auth/logout' }),
    /^request\.path-or-method\.unknown/,
  ],
  [
    'the query of an extension',
    'removeMember',
    ({ request }) => {
      request.query = { team_id: ['X-JNYS-00042'] };
    },
    /^request\.query\.unknown/,
  ],
  [
    'the header of an extension',
    'updateTeam',
    ({ request }) => {
      request.headers = { ...request.headers, 'If-Match': ['"q3VJx0aB91Lk"'] };
    },
    /^request\.header\.unknown/,
  ],
  [
    'an unknown query',
    'listTeams',
    ({ request }) => {
      request.query = { sort: ['name'] };
    },
    /^request\.query\.unknown/,
  ],
  [
    'a body of another type',
    'registerTeam',
    ({ request }) => {
      request.body = {
        ...request.body,
        content: { tournament_id: 'seven', team_id: 42, category_id: 1 },
      };
    },
    /^request\.body\.incompatible/,
  ],
  [
    'a body without a field',
    'registerTeam',
    ({ request }) => {
      request.body = { ...request.body, content: { tournament_id: 7 } };
    },
    /^request\.body\.incompatible/,
  ],
  [
    'no bearer',
    'listMyTeams',
    ({ request }) => {
      request.headers = {};
    },
    /^request\.authorization\.missing/,
  ],
  [
    'a field that no answer has',
    'getTournament',
    ({ response }) => {
      response.body = { ...response.body, content: { data: { colour: 'red' } } };
    },
    /^answer \/data must NOT have additional properties/,
  ],
  [
    'a field of an extension',
    'checkRegistration',
    ({ response }) => {
      response.body = { ...response.body, content: { registered_categories: [1] } };
    },
    /^answer \/ must NOT have additional properties/,
  ],
  [
    'another type in an answer',
    'getTournament',
    ({ response }) => {
      response.body = { ...response.body, content: { data: { id: 'seven' } } };
    },
    /^answer \/data\/id must be integer/,
  ],
  [
    'no shape of a membership',
    'getMembership',
    ({ response }) => {
      response.body = { ...response.body, content: { gh: 5 } };
    },
    /^answer \/gh must/,
  ],
  [
    'another part in a form',
    'createTeamWithMembers',
    (interaction) => replaceInForm(interaction, 'category_id', 'kategori_id'),
    /^form \/kategori_id is not in the document/,
  ],
  [
    'another type in a form',
    'createTeamWithMembers',
    (interaction) => replaceInForm(interaction, '\r\n\r\n1\r\n', '\r\n\r\nsatu\r\n'),
    /^form \/category_id must be integer/,
  ],
];

function replaceInForm({ request }: Interaction, old: string, replacement: string): void {
  const form = Buffer.from(String(request.body?.content), 'base64').toString('latin1');
  expect(form).toContain(old);
  request.body = {
    ...request.body,
    content: Buffer.from(form.replace(old, replacement), 'latin1').toString('base64'),
  };
}

it.each(wrong)('a pact with %s would be noticed', async (_name, operationId, spoil, finding) => {
  const [pact] = pacts;
  if (!pact) throw new Error('There is no pact.');
  const interaction = structuredClone(interactionOf(operationId));
  expect(await compare({ ...pact, interactions: [interaction] }, document)).toEqual([]);
  spoil(interaction);
  expect(await compare({ ...pact, interactions: [interaction] }, document)).toContainEqual(
    expect.stringMatching(finding),
  );
});
