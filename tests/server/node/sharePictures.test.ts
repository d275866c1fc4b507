import { imageSize } from 'image-size';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { scores, teams } from '../../../server/db/schema.ts';
import { openGraphElements } from '../../../server/node/share/openGraph.ts';
import { createSharePictures } from '../../../server/node/share/sharePictures.ts';
import { sharePicturePath } from '../../../src/lib/urls/sharePicturePath.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const written: string[] = [];
const stored = new Map<string, Uint8Array>();
let pictures: ReturnType<typeof createSharePictures>;

beforeAll(() => {
  const files = {
    read: async (path: string) => {
      const bytes = stored.get(path);
      return bytes && { bytes, type: 'image/png' };
    },
    write: async (path: string, bytes: Uint8Array) => {
      written.push(path);
      stored.set(path, bytes);
    },
  };
  pictures = createSharePictures({
    brand: 'RoboLaga',
    files: files as never,
    rasterise: testPictures.rasterise,
    fetch: (request) => backend.app.fetch(request),
  });
});

it('draws a picture for a tournament and a team, once', async () => {
  const paths = [
    sharePicturePath('tournaments', 7),
    sharePicturePath('teams', 1),
    sharePicturePath('teams', 1),
  ];
  for (const path of paths) {
    const response = await pictures.request(`http://robolaga.example${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const { width, height, type } = imageSize(new Uint8Array(await response.arrayBuffer()));
    expect({ width, height, type }).toEqual({ width: 1200, height: 630, type: 'png' });
  }
  expect(written).toHaveLength(2);
});

it('draws the podium of a result, again when a score changes', async () => {
  const read = async () => {
    const response = await pictures.request(
      `http://robolaga.example${sharePicturePath('results', 12, 1)}`,
    );
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const before = await read();
  expect(imageSize(before)).toMatchObject({ width: 1200, height: 630 });
  expect((await read()).equals(before)).toBe(true);
  const drawn = written.length;
  await backend.db.update(scores).set({ points: sql`1000 - ${scores.points}` });
  expect((await read()).equals(before)).toBe(false);
  expect(written.slice(drawn)).toEqual(['variants/share-results-12-1.png']);
});

it.each([
  '/share/results/999-1.png',
  '/share/results/12.png',
  '/share/tournaments/999.png',
  '/share/teams/none.png',
  '/share/clubs/1.png',
])('draws nothing for %s', async (path) => {
  const drawn = written.length;
  expect((await pictures.request(`http://robolaga.example${path}`)).status).toBe(404);
  expect(written).toHaveLength(drawn);
});

it('a changed name replaces the stored picture, whichever address asks for it', async () => {
  const read = async (key: string) => {
    const response = await pictures.request(`http://robolaga.example/share/teams/${key}.png`);
    return Buffer.from(await response.arrayBuffer());
  };
  const [team] = await backend.db.select().from(teams).where(eq(teams.id, 2));
  const before = await read('2');
  const files = stored.size;
  await backend.db.update(teams).set({ name: 'Garuda Baru' }).where(eq(teams.id, 2));
  expect((await read(team?.code ?? '')).equals(before)).toBe(false);
  expect(stored.size).toBe(files);
});

it('no uploaded SVG is decoded, also while a picture is drawn', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const drawing = testPictures.rasterise(svg);
  const uploader = { account: 'club', client: '10.0.0.1', isOrganiser: false };
  const upload = testPictures.normalise(Buffer.from(svg), { width: 9, height: 9 }, uploader);
  expect(imageSize(await drawing).type).toBe('png');
  expect(await upload).toBeUndefined();
});

it.each([
  ['/tournaments/7', 'https://robolaga.example/share/tournaments/7.png', 'summary_large_image'],
  [
    '/team/X-MLGT-00001',
    'https://robolaga.example/share/teams/X-MLGT-00001.png',
    'summary_large_image',
  ],
  [
    '/tournament-result/12/1',
    'https://robolaga.example/share/results/12-1.png',
    'summary_large_image',
  ],
  ['/faq', 'https://robolaga.example/icon-512.png', 'summary'],
])('the link preview of %s has its picture', (path, picture, card) => {
  const url = new URL(path, 'https://robolaga.example');
  const page = { title: 'Judul "A" · RoboLaga', description: 'B < C', siteName: 'RoboLaga' };
  const elements = openGraphElements(page, url);
  expect(elements).toContain(`<meta property="og:image" content="${picture}">`);
  expect(elements).toContain('<meta property="og:title" content="Judul &quot;A&quot; · RoboLaga">');
  expect(elements).toContain(`<meta name="twitter:card" content="${card}">`);
});
