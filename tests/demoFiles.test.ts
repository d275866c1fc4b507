import { expect, test } from 'vitest';
import { demoFiles } from '../server/node/files/demoFiles.ts';

/** Reads all files with an extension; a byte becomes a character. */
async function readFiles(extension: string): Promise<{ path: string; text: string }[]> {
  const paths = (await demoFiles.list()).filter((path) => path.endsWith(extension));
  const decoder = new TextDecoder('latin1');
  return Promise.all(
    paths.map(async (path) => ({ path, text: decoder.decode(await demoFiles.read(path)) })),
  );
}

test('pictures are complete and small, without scripts and external resources', async () => {
  const pictures = await readFiles('.svg');
  expect(pictures.length).toBeGreaterThan(400);
  for (const { path, text } of pictures) {
    expect(text, path).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[^"]+">.*<\/svg>$/s,
    );
    expect(text, path).not.toMatch(
      /<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined/,
    );
    expect(text.length, path).toBeLessThan(20_000);
  }
});

test('four categories have a rule booklet in PDF', async () => {
  const booklets = await readFiles('.pdf');
  expect(booklets).toHaveLength(4);
  for (const { text } of booklets) expect(text.startsWith('%PDF-')).toBe(true);
});
