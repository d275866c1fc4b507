import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { listOperations, resolveReference, type Schema } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { pathParameterNames } from '../../openapi/routes.ts';
import { isVisible } from '../../openapi/texts/visible.ts';
import { listBodies } from './documentedBodies.ts';
import { extensionRoutes, securityByCaller, specifiedRoutes } from './specifiedRoutes.ts';

// The package's types describe its CommonJS shape; under Node's ESM the default import is the
// function itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const document = readDocument();
const operations = listOperations(document).map((entry) => ({
  ...entry,
  route: `${entry.method.toUpperCase()} ${entry.path}`,
}));
const operationsByName = operations.map((entry) => [entry.operation.operationId, entry] as const);

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  multipleOfPrecision: 6,
});
addFormats(ajv);
ajv.addFormat('visible', isVisible);
// The whole document is added as a schema, so that its references can be resolved.
ajv.addVocabulary([...Object.keys(document), 'x-extension', 'x-messages']);
ajv.addSchema(document, 'contract');
const errorsOf = (pointer: string, value: unknown) => {
  const validate = ajv.compile({ $ref: `contract${pointer}` });
  return validate(value) ? [] : validate.errors;
};

describe('the operations', () => {
  it.each([...specifiedRoutes, ...extensionRoutes])(
    '%s is %s, for %s',
    (route, operationId, caller) => {
      const operation = operations.find((one) => one.route === route)?.operation;
      expect(operation?.operationId).toBe(operationId);
      expect(operation?.security).toEqual(securityByCaller[caller]);
    },
  );

  it('are extensions only if the specifications do not have them', () => {
    const extensions = operations.filter(({ operation }) => operation['x-extension']);
    expect(extensions.map(({ route }) => route)).toEqual(extensionRoutes.map(([route]) => route));
  });

  it('have unique names in camel case', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
  });
});

it('lists without repetitions name the type of their items, so that validators need one pass', () => {
  const lists: Schema[] = [];
  JSON.stringify(document, (_name, value: unknown) => {
    if (Object(value) === value && (value as { uniqueItems?: unknown }).uniqueItems === true)
      lists.push(value as Schema);
    return value;
  });
  expect(lists.length).toBeGreaterThan(0);
  for (const { items } of lists) expect(items).toMatchObject({ type: 'integer' });
});

it('parameters are not named like schemas, for generators that put both into one file', () => {
  const { parameters = {}, schemas } = document.components;
  expect(Object.keys(parameters).length).toBeGreaterThan(0);
  expect(Object.keys(parameters).filter((name) => name in schemas)).toEqual([]);
});

describe.each(operationsByName)('%s', (_id, { method, route, pointer, operation }) => {
  const statuses = Object.keys(operation.responses);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolveReference(document, parameter),
  );

  it('has a summary, security and one tag that exists', () => {
    expect(operation.summary).toBeTruthy();
    expect(operation.security).toBeDefined();
    expect(operation.tags).toHaveLength(1);
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags?.[0]);
  });

  it('describes exactly the parameters of its path', () => {
    const inPath = parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(inPath).toEqual(pathParameterNames(route));
    for (const parameter of parameters) expect(parameter.description).toBeTruthy();
  });

  it('has one success response and lists its possible errors', () => {
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    const isSignIn = operation.operationId.startsWith('login');
    expect(statuses.includes('401')).toBe(isSignIn || (operation.security ?? []).length > 0);
    const acceptsAnyText = /^(getTeam(Day)?|getCertificate)$/.test(operation.operationId);
    // joinClub responds in the same way to an unknown id and a wrong PIN.
    const hidesUnknownIds = operation.operationId === 'joinClub';
    const expected = [
      ...(route.includes('{') && !hidesUnknownIds ? ['404'] : []),
      ...(operation.requestBody ? ['413', '422'] : []),
      ...(parameters.length > 0 && !acceptsAnyText ? ['422'] : []),
    ];
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });

  it('lists 304 if anybody may read it, for the server gives each of these an entity tag', () => {
    const isStream = operation.responses[200]?.content?.['text/event-stream'] !== undefined;
    const isPublicRead = method === 'get' && operation.security?.length === 0;
    expect(statuses.includes('304')).toBe(isPublicRead && !isStream);
  });

  it('uses the same error schema for every error response', () => {
    const failures = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('4'))
      .map(([status, response]) => ({ status, ...resolveReference(document, response) }));
    for (const { status, content, headers } of failures) {
      expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
      expect(Boolean(headers?.['Retry-After'])).toBe(status === '429');
    }
  });

  it('has valid examples for its request body and every response', () => {
    const bodies = listBodies(document, pointer, operation);
    const withBody = statuses.filter((status) => status !== '304');
    expect(bodies).toHaveLength(withBody.length + (operation.requestBody ? 1 : 0));
    for (const { title, schema, examples } of bodies) {
      expect(examples, title).not.toHaveLength(0);
      for (const [name, value] of examples)
        expect(errorsOf(schema, value), `${title}, ${name}`).toEqual([]);
    }
  });
});

describe('the three shapes of a membership', () => {
  const membership =
    '#/paths/~1api~1participant~1check-gh-status/get/responses/200/content/application~1json/schema';
  const shapes = ['MembershipById', 'MembershipNested', 'MembershipByCode'];
  const gh = { id: 5, name: 'Klub Robotik Janayasa' };

  it.each([
    ['MembershipById', { has_gh: true, gh_id: 5, gh_name: gh.name }],
    [
      'MembershipById',
      { success: true, has_gh: true, gh_id: 5, gh_name: gh.name, gh_code: 'JNYS', gh },
    ],
    ['MembershipNested', { gh }],
    ['MembershipNested', { success: true, gh_name: gh.name, gh_code: 'JNYS', gh }],
    ['MembershipNested', { success: false, gh: null }],
    ['MembershipByCode', { success: true, gh_name: gh.name, gh_code: 'JNYS' }],
    ['MembershipByCode', { success: false }],
  ])('only %s matches %j', (shape, response) => {
    expect(
      shapes.filter((name) => errorsOf(`#/components/schemas/${name}`, response)?.length === 0),
    ).toEqual([shape]);
    expect(errorsOf(membership, response)).toEqual([]);
  });

  it.each([{}, { has_gh: true }, { gh: 5 }, { gh_name: gh.name }])(
    'none matches %j',
    (response) => {
      expect(errorsOf(membership, response)).not.toEqual([]);
    },
  );
});
