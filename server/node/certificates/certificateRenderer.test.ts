import { afterAll, expect, it } from 'vitest';
import {
  type CertificateDesign,
  type CertificateText,
  MissingCharactersError,
  UnreadablePictureError,
} from '../../services/certificateRenderer.ts';
import { readPdf } from '../../../tests/support/certificates/readPdf.ts';
import { createCertificateRenderer } from './certificateRenderer.ts';

const design: CertificateDesign = {
  template: 'medal',
  logo: null,
  signature: null,
  signerName: null,
  signerTitle: null,
  placeAndDate: null,
  background: null,
  fields: null,
};

const certificates = ['Ani', 'Budi', 'Citra'].map((name): CertificateText => ({
  name,
  title: 'Peserta',
  category: null,
  team: null,
  school: null,
  tournament: 'Kontes Robot',
  place: null,
  date: '28 November 2026',
  number: null,
  code: 'K7QF2M9XTR4BVW8H',
  checkUrl: 'https://robolaga.id/cek/K7QF2M9XTR4BVW8H',
  issuedAt: new Date('2026-11-29T09:00:00Z'),
}));

const renderer = createCertificateRenderer();
afterAll(() => renderer.close());

it('draws a page for each certificate and says how many are done', async () => {
  const done: number[] = [];
  const pdf = await renderer.render(design, certificates, {
    onProgress: (count) => done.push(count),
  });
  expect(done).toEqual([1, 2, 3]);
  const { pages } = await readPdf(pdf);
  expect(pages.map(({ text }) => /Ani|Budi|Citra/.exec(text)?.[0])).toEqual([
    'Ani',
    'Budi',
    'Citra',
  ]);
});

it('a single certificate does not wait for many', async () => {
  const order: string[] = [];
  const many = Array.from({ length: 60 }).flatMap(() => certificates);
  await Promise.all([
    renderer.render(design, many).finally(() => order.push('many')),
    renderer.render(design, certificates.slice(0, 1)).finally(() => order.push('single')),
  ]);
  expect(order).toEqual(['single', 'many']);
});

it('errors keep their classes on the way from the thread', async () => {
  const logo = new Uint8Array([1, 2, 3]);
  await expect(renderer.render({ ...design, logo }, certificates)).rejects.toBeInstanceOf(
    UnreadablePictureError,
  );
  const chinese = certificates.map((certificate) => ({ ...certificate, name: '李' }));
  await expect(renderer.render(design, chinese)).rejects.toBeInstanceOf(MissingCharactersError);
});

it('says which letters no font holds', async () => {
  expect(await renderer.findMissingCharacters(['李小龍 Lee', 'Ayu 🚀', 'محمد'])).toEqual([
    { text: '李小龍 Lee', characters: ['李', '小', '龍'] },
  ]);
});

it('ends when it is told to, and draws again', async () => {
  const controller = new AbortController();
  const cancelled = renderer.render(design, certificates, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('Nobody waits any more')),
  });
  await expect(cancelled).rejects.toThrow('Nobody waits any more');
  await Promise.all([
    expect(renderer.render(design, certificates)).rejects.toThrow('The server ends'),
    renderer.close(),
  ]);
  expect(await renderer.render(design, certificates)).toBeInstanceOf(Uint8Array);
});
