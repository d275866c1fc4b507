import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { extensionCalls, givenCalls, securityOf } from './givenCalls.ts';
import { follow, messagesOf, operationsOf, readDocument } from './readDocument.ts';

// The package's types describe its CommonJS shape; under Node's ESM the default import is the
// function itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const document = readDocument();
const all = operationsOf(document);
const named = all.map(
  ({ operation, ...rest }) => [operation.operationId ?? rest.call, { operation, ...rest }] as const,
);

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
});
addFormats(ajv);
// The document itself counts as a schema, so that the references in it resolve.
ajv.addVocabulary([...Object.keys(document), 'x-extension', 'x-messages']);
ajv.addSchema(document, 'contract');
const errorsOf = (pointer: string, value: unknown) => {
  const validate = ajv.compile({ $ref: `contract${pointer}` });
  return validate(value) ? [] : validate.errors;
};

describe('the calls', () => {
  it.each([...givenCalls, ...extensionCalls])('%s is %s, for %s', (call, operationId, caller) => {
    const operation = all.find((one) => one.call === call)?.operation;
    expect(operation?.operationId).toBe(operationId);
    expect(operation?.security).toEqual(securityOf[caller]);
  });

  it('are exactly the given ones and the marked extensions', () => {
    const extensions = all.filter(({ operation }) => operation['x-extension']);
    expect(extensions.map(({ call }) => call)).toEqual(extensionCalls.map(([call]) => call));
    expect(all).toHaveLength(givenCalls.length + extensionCalls.length);
  });

  it('have unique names in camel case', () => {
    const ids = all.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
  });
});

describe.each(named)('%s', (_id, { call, pointer, operation }) => {
  const statuses = Object.keys(operation.responses);
  const parameters = (operation.parameters ?? []).map(
    (parameter) => follow(document, parameter, '').value,
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
    expect(inPath).toEqual([...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const parameter of parameters) expect(parameter.description).toBeTruthy();
  });

  it('has one success answer and lists the failures that can happen', () => {
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    const isSignIn = operation.operationId?.startsWith('login') ?? false;
    expect(statuses.includes('401')).toBe(isSignIn || (operation.security ?? []).length > 0);
    const takesAnyText = operation.operationId === 'getTeam';
    // Joining a club does not tell a wrong id from a wrong PIN.
    const hidesWhatExists = operation.operationId === 'joinClub';
    const expected = [
      ...(call.includes('{') && !hidesWhatExists ? ['404'] : []),
      ...(operation.requestBody ? ['413', '422'] : []),
      ...(parameters.length > 0 && !takesAnyText ? ['422'] : []),
    ];
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });

  it('answers every failure in the one error shape', () => {
    const failures = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('4'))
      .map(([status, response]) => ({ status, ...follow(document, response, '').value }));
    for (const { status, content, headers } of failures) {
      expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
      expect(Boolean(headers?.['Retry-After'])).toBe(status === '429');
    }
  });

  it('has an example for its body and every answer, and each fits its schema', () => {
    const messages = messagesOf(document, pointer, operation);
    expect(messages).toHaveLength(statuses.length + (operation.requestBody ? 1 : 0));
    for (const { title, schema, examples } of messages) {
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
  ])('only %s fits %j', (shape, answer) => {
    expect(
      shapes.filter((name) => errorsOf(`#/components/schemas/${name}`, answer)?.length === 0),
    ).toEqual([shape]);
    expect(errorsOf(membership, answer)).toEqual([]);
  });

  it.each([{}, { has_gh: true }, { gh: 5 }, { gh_name: gh.name }])('none fits %j', (answer) => {
    expect(errorsOf(membership, answer)).not.toEqual([]);
  });
});
