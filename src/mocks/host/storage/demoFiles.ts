import type { DemoFiles } from '../../../../server/seed/seedFiles.ts';

const folder = '../../../../demo/files/';

// As text in this module, which a browser loads only at its first start: a static host would answer
// hundreds of requests more slowly than this one, and their text compresses to a tenth together.
const pictures = import.meta.glob<string>('../../../../demo/files/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bookletUrls = import.meta.glob<string>('../../../../demo/files/**/*.pdf', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The pictures and rule booklets of the demo data in this build. */
export const demoFiles: DemoFiles = {
  list: () =>
    Promise.resolve(
      [...Object.keys(pictures), ...Object.keys(bookletUrls)].map((key) =>
        key.slice(folder.length),
      ),
    ),
  async read(path) {
    const picture = pictures[folder + path];
    if (picture !== undefined) return new TextEncoder().encode(picture);
    const url = bookletUrls[folder + path];
    if (url === undefined) throw new Error(`"${path}" is not a file of the demo data.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`"${path}" cannot be loaded: ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  },
};
