import { expect, it } from 'vitest';
import type { Certificate } from '../../openapi/schema.d.ts';
import { design } from '../support/database/certificateData.ts';
import { plain } from '../support/screens/images.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once: nobody gets a certificate twice, and one of them ends it.

const server = useParallelServer();
const { send, parallel } = server;
const path = { id: 1 };
const issue = { preview: false, kinds: [], helpers: ['Rina Wati', 'Dimas'], unannounced: false };

const readCertificates = async (token: string) =>
  ((await send('listCertificates', { path, token })).body as { data: Certificate[] }).data;

it('a design is saved once for its version', async () => {
  const token = await server.signInOrganiser();
  const call = { path, body: design, version: '"0"', token };
  expect(countStatuses(await parallel('saveCertificateDesign', () => call))).toEqual({
    200: 1,
    412: count - 1,
  });
});

it('one of the pictures for the same version is the one of the design', async () => {
  const token = await server.signInOrganiser();
  const picture = new Uint8Array(await plain(9, 9, '#a00').png().toBuffer());
  const body = new FormData();
  body.append('picture', new File([picture], 'logo.png'));
  const call = { path: { ...path, part: 'logo' }, body, version: '"1"', token };
  const {
    200: accepted,
    412: outdated = 0,
    429: limited = 0,
  } = countStatuses(await parallel('uploadCertificatePicture', () => call));
  expect(accepted).toBe(1);
  expect(outdated + limited).toBe(count - 1);
});

it('certificates are issued once, and one of many ends each', async () => {
  const token = await server.signInOrganiser();
  const answers = await parallel('issueCertificates', () => ({ path, body: issue, token }));
  expect(countStatuses(answers)).toEqual({ 200: count });
  const [first, second, ...others] = await readCertificates(token);
  expect(others).toEqual([]);
  const change = (certificate: Certificate | undefined, body: object) => ({
    path: { id: certificate?.id ?? 0 },
    version: '"1"',
    body,
    token,
  });
  const withdrawal = change(first, { reason: 'Salah orang' });
  expect(countStatuses(await parallel('withdrawCertificate', () => withdrawal))).toEqual({
    200: 1,
    412: count - 1,
  });
  const replacement = change(second, { name: 'Rina W.', reason: 'Ejaan nama' });
  expect(countStatuses(await parallel('replaceCertificate', () => replacement))).toEqual({
    201: 1,
    412: count - 1,
  });
  expect((await readCertificates(token)).map(({ state }) => state).sort()).toEqual([
    'replaced',
    'valid',
    'withdrawn',
  ]);
});

it('ten wrong names are answered', async () => {
  const token = await server.signInOrganiser();
  const [certificate] = await readCertificates(token);
  const call = { path: { code: certificate?.code ?? '' }, body: { name: 'Orang Lain' } };
  expect(countStatuses(await parallel('checkCertificateName', () => call))).toEqual({
    200: 10,
    429: count - 10,
  });
});

it('a club confirms names as often as it likes', async () => {
  const body = { names: [], coaches: ['Drs. Bambang'] };
  const call = { path, body, token: server.club.token };
  expect(countStatuses(await parallel('confirmCertificateNames', () => call))).toEqual({
    200: count,
  });
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.certificates.toSorted());
});
