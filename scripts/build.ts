// Builds the client, and the code that the server renders its pages with, into dist/ or a folder:
//
//   node scripts/build.ts [folder]
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { projectFolder as root } from '../server/node/projectFolder.ts';
import { hashClientSources, stampFileName } from './clientSources.ts';
import { precompress } from './precompress.ts';
import { buildServiceWorker } from './serviceWorkerBuild.ts';

const folder = resolve(process.argv[2] ?? join(root, 'dist'));
// Before the build reads the sources: a change meanwhile makes it stale.
const hash = hashClientSources(root);
const common = { root, logLevel: 'warn' as const };

await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
await build({
  ...common,
  build: { ssr: 'src/renderPage.tsx', outDir: join(folder, 'server'), emptyOutDir: true },
});
await buildServiceWorker(root, folder);
await precompress(folder);
await writeFile(join(folder, stampFileName), `${hash}\n`);
