import { expect, it } from 'vitest';
import { listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import type { Interaction } from '../../scripts/pact/pactFile.ts';
import { createPactComparison, withoutExtensions } from './comparePact.ts';
import { pacts } from './committedPacts.ts';

// A pact applies to every backend, so it must not use an extension, except to ask for one.
// The comparator resolves the references in it.
const extended = structuredClone(readDocument());
const document = withoutExtensions(extended);
const findOperation = createRouteMatcher(listOperations(document));
const comparePact = createPactComparison(document);

it.each(pacts)('the pact of $consumer.name does not contradict the document', async (pact) => {
  const findAny = createRouteMatcher(listOperations(extended));
  const { optional = [], required = [] } = Object.groupBy(pact.interactions, ({ request }) =>
    findAny(request.method, request.path)?.operation['x-extension'] ? 'optional' : 'required',
  );
  expect(await comparePact({ ...pact, interactions: required })).toEqual([]);
  const compareOptional = createPactComparison(extended);
  expect(await compareOptional({ ...pact, interactions: optional })).toEqual([]);
});

/** Returns the first successful interaction of an operation. */
function findSuccess(operationId: string): Interaction {
  const found = pacts
    .flatMap(({ interactions }) => interactions)
    .find(
      ({ request, response }) =>
        response.status < 300 &&
        findOperation(request.method, request.path)?.operation.operationId === operationId,
    );
  if (!found) throw new Error(`No pact has a successful ${operationId}.`);
  return found;
}

type InvalidPactCase = [
  name: string,
  operationId: string,
  modify: (interaction: Interaction) => unknown,
  finding: RegExp,
];

const invalidPacts: InvalidPactCase[] = [
  [
    'an undocumented status',
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
    'the query parameter of an extension',
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
    'an unknown query parameter',
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
    'a body without a required field',
    'registerTeam',
    ({ request }) => {
      request.body = { ...request.body, content: { tournament_id: 7 } };
    },
    /^request\.body\.incompatible/,
  ],
  [
    'no bearer token',
    'listMyTeams',
    ({ request }) => {
      request.headers = {};
    },
    /^request\.authorization\.missing/,
  ],
  [
    'an undocumented response field',
    'getTournament',
    ({ response }) => {
      response.body = { ...response.body, content: { data: { colour: 'red' } } };
    },
    /^response \/data must NOT have additional properties/,
  ],
  [
    'a response field of an extension',
    'checkRegistration',
    ({ response }) => {
      response.body = { ...response.body, content: { registered_categories: [1] } };
    },
    /^response \/ must NOT have additional properties/,
  ],
  [
    'another type of a response field',
    'getTournament',
    ({ response }) => {
      response.body = { ...response.body, content: { data: { id: 'seven' } } };
    },
    /^response \/data\/id must be integer/,
  ],
  [
    'none of the shapes of a membership',
    'getMembership',
    ({ response }) => {
      response.body = { ...response.body, content: { gh: 5 } };
    },
    /^response \/gh must/,
  ],
  [
    'an undocumented form field',
    'createTeamWithMembers',
    (interaction) => replaceInForm(interaction, 'category_id', 'kategori_id'),
    /^form \/kategori_id is not in the document/,
  ],
  [
    'another type of a form field',
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

it.each(invalidPacts)('rejects a pact with %s', async (_name, operationId, modify, finding) => {
  const [pact] = pacts;
  if (!pact) throw new Error('There is no pact.');
  const interaction = structuredClone(findSuccess(operationId));
  expect(await comparePact({ ...pact, interactions: [interaction] })).toEqual([]);
  modify(interaction);
  expect(await comparePact({ ...pact, interactions: [interaction] })).toContainEqual(
    expect.stringMatching(finding),
  );
});
