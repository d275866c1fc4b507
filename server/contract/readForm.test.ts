import { expect, it } from 'vitest';
import { readForm } from './readForm.ts';

const boundary = 'batas';
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formRequest = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } });
const tooMany = { status: 422, message: 'Formulir ini memiliki terlalu banyak isian.' };

it.each(['boundary=batas', 'Boundary="batas"; charset=utf-8'])(
  'returns single and repeatable fields: %s',
  async (parameter) => {
    const body = `${part('name', 'Rina')}${part('ids', '1')}${part('ids', '2')}--${boundary}--\r\n`;
    expect(await readForm(formRequest(body, `multipart/form-data; ${parameter}`), ['ids'])).toEqual(
      { name: 'Rina', ids: ['1', '2'] },
    );
  },
);

it('accepts a hundred parts, and no more', async () => {
  const form = (count: number) =>
    readForm(formRequest(`${part('ids', '1').repeat(count)}--${boundary}--\r\n`), ['ids']);
  expect((await form(100)).ids).toHaveLength(100);
  await expect(form(101)).rejects.toMatchObject(tooMany);
});

it('refuses as many parts as fit into a form without parsing them', async () => {
  const request = formRequest(part('a', '').repeat(86_000));
  await expect(readForm(request, [])).rejects.toMatchObject(tooMany);
});

it('refuses a part with more headers than any has without parsing them', async () => {
  const request = formRequest(`--${boundary}\r\n${'X: y\r\n'.repeat(800_000)}\r\n`);
  await expect(readForm(request, [])).rejects.toMatchObject({ status: 422 });
});

it('refuses a field that is sent twice', async () => {
  const body = `${part('name', 'Rina')}${part('name', 'Budi')}--${boundary}--\r\n`;
  await expect(readForm(formRequest(body), [])).rejects.toMatchObject({
    status: 422,
    errors: { name: ['Nama hanya boleh dikirim satu kali.'] },
  });
});

it('throws for a form without a boundary', async () => {
  await expect(readForm(formRequest('x', 'multipart/form-data'), [])).rejects.toThrow(TypeError);
});
