import { expect, it } from 'vitest';
import { findReadBack } from '../../openapi/cases/readBack.ts';
import { type ContractDocument, listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { planExample } from '../../scripts/pact/requests/planRequests.ts';
import { checkReadBack, planReadBack } from '../../scripts/pact/requests/readBack.ts';
import { exampleRequest } from '../../openapi/cases/exampleRequest.ts';

const document = readDocument();
const operations = listOperations(document);

/** Operations that change nothing that another one shows, and why. */
const withoutReadBack = {
  'it changes nothing': [
    'checkCertificateName',
    'checkPasswordReset',
    'checkPupilCard',
    'checkRegistration',
    'previewCertificate',
  ],
  'only its own answer shows it': ['loginClub', 'loginOrganiser', 'loginParticipant'],
  'a backend may show the picture before or after it': ['updateProfile', 'uploadPicture'],
  'it ends what the verifier has no token of': [
    'endClubSessions',
    'endOrganiserSessions',
    'endParticipantSessions',
  ],
  'nobody reads what a browser follows': ['followTeams'],
  'it sends mail': ['mailPupilCards', 'requestOwnershipTransfer', 'requestPasswordReset'],
};

it('each write has an operation that shows what it has changed, but for these', () => {
  const without = operations
    .filter((entry) => entry.method !== 'get' && !findReadBack(document, entry))
    .map(({ operation }) => operation.operationId);
  expect(without.sort()).toEqual(Object.values(withoutReadBack).flat().sort());
});

const readBackOf = (described: ContractDocument, id: string) => {
  const entry = listOperations(described).find(({ operation }) => operation.operationId === id);
  return entry && findReadBack(described, entry);
};

it.each([
  ['updateClub', 'getClub', 4],
  ['createTeam', 'listBuilderTeams', 4],
  ['setCheckIn', 'listRegistrations', 6],
  ['moveBanner', 'listManagedBanners', 4],
  ['uploadTournamentPicture', 'getManagedTournament', 5],
  ['registerTeam', 'listTournamentTeams', 0],
])('%s is shown by %s, with which its path shares %i parts', (id, read, sharedParts) => {
  const found = readBackOf(document, id);
  expect(found?.entry.operation.operationId).toBe(read);
  expect(found?.sharedParts).toBe(sharedParts);
});

it('is no read that needs the token of another account', () => {
  const response = { 200: { description: '' } };
  const paths = {
    '/api/sponsors': {
      get: {
        operationId: 'listSponsors',
        security: [{ organiserBearer: [] }],
        responses: response,
      },
      post: { operationId: 'addSponsor', security: [{ clubBearer: [] }], responses: response },
    },
  };
  expect(readBackOf({ ...document, paths }, 'addSponsor')).toBeUndefined();
});

it('does not accept the name of an operation that does not exist', () => {
  const operation = { operationId: 'addSponsor', responses: {}, 'x-read-back': 'listSponsors' };
  const paths = { '/api/sponsors': { post: operation } };
  expect(() => readBackOf({ ...document, paths }, 'addSponsor')).toThrow(
    /x-read-back of addSponsor names no operation: listSponsors/,
  );
});

const findOperation = (id: string) => {
  const entry = operations.find(({ operation }) => operation.operationId === id);
  if (!entry) throw new Error(`There is no operation ${id}`);
  return entry;
};
const planWrite = (id: string) =>
  planExample(document, exampleRequest(document, findOperation(id)));

it.each([
  ['updateBanner', 'GET', '/api/organiser/banners', undefined],
  ['setCheckIn', 'GET', '/api/organiser/tournaments/7/registrations', undefined],
  ['registerTeam', 'GET', '/api/tournaments/7/teams', undefined],
  [
    'registerParticipant',
    'POST',
    '/api/participant/login',
    '{"email":"raka.pradana@surel.example","password":"lintasan-garis-24"}',
  ],
  [
    'changeParticipantPassword',
    'POST',
    '/api/participant/login',
    '{"email":"raka@surel.example","password":"sirkuit-malam-31"}',
  ],
])('after %s the verifier sends %s %s', (id, method, path, body) => {
  expect(planReadBack(document, planWrite(id))).toMatchObject({ method, path, body });
});

it('a write that has to be refused is not read back', () => {
  const refused = { ...planWrite('updateBanner'), expectedStatus: 422 };
  expect(planReadBack(document, refused)).toBeUndefined();
});

type Answer = [status: number, body: unknown];
const respond = ([status, body]: Answer) => ({
  status,
  headers: new Headers(),
  content: Buffer.from(JSON.stringify(body)),
});
const unbuilt: Answer = [404, { message: 'Not found' }];
const notFound: Answer = [404, { message: 'Tim tidak ditemukan.' }];
const rows = (...names: string[]): Answer => [200, { data: names.map((name) => ({ name })) }];
const at = (time: number, ...names: string[]): Answer => [200, { time, data: names }];

it.each<[name: string, before: Answer, again: Answer, after: Answer, isFound: boolean]>([
  ['the same list', rows('a'), rows('a'), rows('a'), true],
  ['one more row', rows('a'), rows('a'), rows('a', 'b'), false],
  ['one row less', rows('a', 'b'), rows('a', 'b'), rows('a'), false],
  ['another value', rows('a'), rows('a'), rows('b'), false],
  ['another order', rows('a', 'b'), rows('a', 'b'), rows('b', 'a'), false],
  ['only another time', at(1, 'a'), at(2, 'a'), at(3, 'a'), true],
  ['another time and one more row', at(1, 'a'), at(2, 'a'), at(3, 'a', 'b'), false],
  ['a field that is new', [200, {}], [200, {}], [200, { name: 'a' }], false],
  ['a list instead of an object', [200, { 0: 'a' }], [200, { 0: 'a' }], [200, ['a']], false],
  ['what is there no more', rows('a'), rows('a'), notFound, false],
  ['what is still not there', notFound, notFound, notFound, true],
  ['a sign-in that is still refused', [401, {}], [401, {}], [401, {}], true],
  ['a read that the backend does not have', unbuilt, unbuilt, unbuilt, false],
  ['a read that fails', [500, {}], [500, {}], [500, {}], false],
])('%s', (_name, first, second, after, isFound) => {
  const request = planWrite('updateBanner');
  const found = checkReadBack(
    {
      ...request,
      readBack: planReadBack(document, request),
      response: respond([200, {}]),
      shown: [respond(first), respond(second), respond(after)],
    },
    (exchanges) => exchanges.every(({ response }) => response.content.includes('Not found')),
  );
  const text = 'is the same before and after it, so nothing was changed';
  const mismatch = { foundBy: 'document', where: 'GET /api/organiser/banners', text };
  expect(found).toEqual(isFound ? [mismatch] : []);
});
