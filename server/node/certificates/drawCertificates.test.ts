import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  type CertificateDesign,
  certificateTemplates,
  type CertificateText,
} from '../../services/certificateRenderer.ts';
import { readPdf } from '../../../tests/support/certificates/readPdf.ts';
import { drawCertificates } from './drawCertificates.ts';
import { preparePictures } from './preparePictures.ts';

const budi: CertificateText = {
  name: 'Budi Santoso',
  title: 'Juara 1',
  category: 'Line Follower SMP',
  team: 'Garuda Bot',
  school: 'SMP Negeri 3 Malang',
  tournament: 'Kontes Robot & AI Jawa Timur 2026',
  place: 'GOR Ken Arok, Malang',
  date: '28–29 November 2026',
  number: '421.5/0123/KRJT/2026',
  code: 'K7QF2M9XTR4BVW8H',
  checkUrl: 'https://robolaga.id/cek/K7QF2M9XTR4BVW8H',
  issuedAt: new Date('2026-11-29T09:00:00Z'),
};

const plain: CertificateDesign = {
  template: 'classic',
  logo: null,
  signature: null,
  signerName: 'Dr. Bambang Wijayanto, M.Pd.',
  signerTitle: 'Ketua Penyelenggara',
  placeAndDate: 'Malang, 29 November 2026',
  background: null,
  fields: null,
};

/** What nobody can compress: no picture of people is larger. */
const noise = (width: number, height: number) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

const draw = async (design: CertificateDesign, certificates: CertificateText[]) =>
  drawCertificates(design, await preparePictures(design), certificates, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

const withName = (name: string): CertificateText => ({ ...budi, name });

/** Ten names as they are, from the shortest to the longest. */
const names = [
  'A',
  'Bo',
  'Suharto',
  "Ma'ruf Al-Ghazali",
  'José Núñez',
  'Đặng Thị Mỹ Hạnh',
  'I Gusti Ngurah Rai',
  "Maria d'Artagnan-Łukaszewicz",
  'Raden Roro Maharani Kusumawardhani Puspitaningrum Adiwijaya S.',
  'Pneumonoultramicroscopicsilicovolcanoconiosisputrapratamanusan',
];

const margin = 10 * (72 / 25.4);

it.each(certificateTemplates)(
  '%s prints every name whole and inside the margins',
  async (template) => {
    const long = 'SMK Negeri 1 Tulang Bawang Tengah, Kabupaten Tulang Bawang Barat';
    const certificates = names.map((name, index) =>
      index % 2
        ? withName(name)
        : { ...withName(name), school: long, tournament: long, title: long },
    );
    const { pages } = await readPdf(await draw({ ...plain, template }, certificates));
    expect(pages).toHaveLength(names.length);
    pages.forEach(({ text, texts, width, height }, index) => {
      const certificate = certificates[index];
      expect(text).toContain(certificate?.name);
      expect(text).toContain(certificate?.school);
      expect(text).toContain(certificate?.title);
      expect(text).toContain('K7QF 2M9X TR4B VW8H');
      const outside = texts.filter(
        ({ left, right, baseline }) =>
          left < margin ||
          right > width - margin ||
          baseline < margin ||
          baseline > height - margin,
      );
      expect(outside).toEqual([]);
    });
  },
);

it.each(certificateTemplates)(
  '%s is read aloud in Indonesian, with its pictures',
  async (template) => {
    const picture = await noise(60, 30);
    const design = { ...plain, template, logo: picture, signature: picture };
    const { pages, info, isTagged } = await readPdf(await draw(design, [budi]));
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({ Language: 'id-ID', Title: 'Sertifikat Budi Santoso' });
    const [page] = pages;
    expect(page?.links).toEqual([budi.checkUrl]);
    expect(page?.structure.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['Document', 'Part', 'H1', 'P', 'Link']),
    );
    expect(page?.structure.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(
      expect.arrayContaining([
        'Logo penyelenggara',
        'Tanda tangan Dr. Bambang Wijayanto, M.Pd.',
        'Kode QR untuk memeriksa keaslian sertifikat ini',
      ]),
    );
  },
);

it('leaves out what a certificate does not say', async () => {
  const { category, team, school, place, number, ...rest } = budi;
  const nothing = { category: null, team: null, school: null, place: null, number: null };
  const design = { ...plain, signerName: null, signerTitle: null, placeAndDate: null };
  const { pages } = await readPdf(await draw(design, [{ ...rest, ...nothing }]));
  const text = pages[0]?.text ?? '';
  expect(text).toContain('Diselenggarakan pada 28–29 November 2026');
  for (const absent of [category, team, school, place, number, 'Ketua', 'Kategori', 'Nomor'])
    expect(text).not.toContain(absent);
});

it('prints other scripts, accents that are typed apart, and nothing of what is invisible', async () => {
  const texts = ['محمد عبد الله', 'Лев Ωmega राम', 'Ayu 🚀', 'Jose\u0301 \u200bNu\u0301ñez\u00ad'];
  const { pages } = await readPdf(await draw(plain, texts.map(withName)));
  expect(pages[1]?.text).toContain('Лев Ωmega');
  expect(pages[2]?.text).toContain('Ayu 🚀');
  expect(pages[3]?.text).toContain('José Núñez');
  // The letters of an Arabic word may be listed from either side, and as they are joined.
  expect(pages[0]?.text.normalize('NFKC')).toMatch(/محمد|دمحم/);
});

it('refuses letters that no font holds', async () => {
  await expect(draw(plain, [budi, withName('李 Budi')])).rejects.toMatchObject({
    missing: [{ text: '李 Budi', characters: ['李'] }],
  });
});

it.each(certificateTemplates)(
  '%s has at most 150 kB, and the same bytes each time',
  async (template) => {
    const design = {
      ...plain,
      template,
      logo: await noise(900, 450),
      signature: await noise(900, 400),
    };
    const certificates = [withName('Đặng Thị Mỹ Hạnh 🚀')];
    const pdf = await draw(design, certificates);
    expect(pdf.length).toBeLessThanOrEqual(150_000);
    expect(Buffer.from(pdf).equals(await draw(design, certificates))).toBe(true);
  },
);

it('places fields on an own background, kept on the page, at 150 kB at most', async () => {
  const background = await noise(1800, 1270);
  const outside = { x: 290, y: 208, width: 400, size: 30, align: 'right' } as const;
  const design = { ...plain, background, fields: { name: outside, school: outside } };
  const pdf = await draw(design, [withName(names[8] ?? '')]);
  expect(pdf.length).toBeLessThanOrEqual(150_000);
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.text).toContain('Adiwijaya S.');
  expect(page?.text).toContain('K7QF 2M9X TR4B VW8H');
  expect(page?.text).not.toContain(budi.tournament);
  const { width = 0, height = 0 } = page ?? {};
  for (const { left, right, baseline } of page?.texts ?? []) {
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
    expect(baseline).toBeLessThan(height);
  }
});

it.each(['logo', 'signature', 'background'] as const)(
  'names a %s that cannot be read',
  async (picture) => {
    const whole = await noise(100, 80);
    for (const broken of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      whole.subarray(0, 400),
    ])
      await expect(draw({ ...plain, [picture]: broken }, [budi])).rejects.toMatchObject({
        picture,
      });
  },
);
