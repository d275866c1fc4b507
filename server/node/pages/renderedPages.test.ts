import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClientFiles } from './clientFiles.ts';
import { createPublicPages } from './publicPages.ts';
import { createPageRenderer } from './renderedPages.ts';
import { loadStaticClient } from './staticClient.ts';

let folder: string;

const html = `<html><head><!--page-title--><title>RoboLaga</title>
<meta name="description" content="Kompetisi"><!--page-title-->
<script type="module" crossorigin src="/assets/main-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared-2.js"><!--page-head--></head>
<body><!--page-body--><div id="root"><div class="starting"></div></div><!--page-body-->
<noscript>JavaScript</noscript></body></html>`;

const manifest = {
  'index.html': { file: 'assets/main-1.js', imports: ['_shared-2.js'] },
  '_shared-2.js': { file: 'assets/shared-2.js' },
  'src/FaqPage.tsx': {
    file: 'assets/FaqPage-3.js',
    imports: ['index.html', '_shared-2.js', '_team-5.js'],
    css: ['assets/FaqPage-4.css'],
  },
  '_team-5.js': { file: 'assets/team-5.js' },
};

const page = {
  title: 'A "B" <C>',
  description: '$& <b>',
  markup: '<h1>FAQ</h1>',
  now: 1_795_000_000_000,
  pictures: '<link rel="preload" as="image" href="/storage/robot.jpg">',
  styles: '<style>h1{color:red}</style>',
  responses: [{ endpointName: 'listTeams', value: { name: '</script><script>' } }],
  files: ['src/FaqPage.tsx'],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'robolaga-pages-'));
  for (const name of ['.vite', 'server', 'assets']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'assets/plus-jakarta-sans-latin-wght-normal-4.woff2'), 'font');
  await writeFile(
    join(folder, 'server/renderPage.js'),
    `export const renderPage = async ({ url }) => url.pathname.endsWith('/faq') ? ${JSON.stringify(page)} : undefined;
    export const readPageAddress = (url) => ({ url, kind: 'fixed' });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function render(path: string): Promise<string | undefined> {
  const client = await loadStaticClient(folder);
  const files = readClientFiles(client);
  if (!files) throw new Error('The client has no manifest.');
  const renderer = createPageRenderer({ folder, files, fetch });
  return renderer?.render(new URL(path, 'http://localhost:3000'));
}

it('puts the page, its styles and its responses into index.html', async () => {
  const text = await render('/faq');
  expect(text).toContain(
    '<div id="root" data-rendered data-time="1795000000000"><h1>FAQ</h1></div>',
  );
  expect(text).not.toContain('starting');
  expect(text).toMatch(/<link [^>]*robot.jpg">.*<style>h1\{color:red\}<\/style>.*<\/head>/);
  expect(text).toContain('<noscript>JavaScript</noscript>');
});

it('escapes titles and responses', async () => {
  const text = await render('/faq');
  expect(text).toContain('<title>A &quot;B&quot; &lt;C></title>');
  expect(text).toContain('content="$&amp; &lt;b>"');
  const [, json = ''] = /id="responses">(.*?)<\/script>/.exec(text ?? '') ?? [];
  expect(JSON.parse(json)).toEqual(page.responses);
});

it('lists the scripts of the page beside those of index.html, and preloads only pictures', async () => {
  const text = (await render('/faq')) ?? '';
  const [, json = ''] = /id="scripts">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(['/assets/team-5.js', '/assets/FaqPage-3.js']);
  const links = [...text.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)];
  expect(links.map(([, rel, href]) => [rel, href])).toEqual([
    ['modulepreload', '/assets/shared-2.js'],
    ['preload', '/storage/robot.jpg'],
    ['stylesheet', '/assets/FaqPage-4.css'],
  ]);
});

it('leaves other pages to the browser', async () => {
  expect(await render('/profile')).toBeUndefined();
});

it.each([
  ['https://robolaga.example', 'https://robolaga.example//evil.example/faq'],
  [undefined, 'http://localhost:3000//evil.example/faq'],
])(
  'does not take a path for another origin, with the public URL %s',
  async (publicUrl, expected) => {
    const read = createPublicPages({
      folder,
      client: await loadStaticClient(folder),
      version: { current: () => '1', latest: () => '1', read: async () => '1', expire: () => {} },
      fetch,
      publicUrl,
      onError: () => expect.unreachable(),
    });
    const files = await read?.('http://localhost:3000//evil.example/faq');
    const text = Buffer.from(files?.get('/index.html')?.bytes ?? []).toString();
    expect(text).toContain(`<meta property="og:url" content="${expected}">`);
  },
);

it('does not serve its own code', async () => {
  expect([...(await loadStaticClient(folder)).keys()].join()).not.toContain('renderPage');
});
