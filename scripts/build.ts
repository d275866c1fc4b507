// npm run build: builds the client, and the code that the server renders its pages with, into dist/.
// The new build replaces the old one when it is complete. --if-stale builds nothing if dist/ is fresh.
import { rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder as root } from '../server/node/projectFolder.ts';
import { hashClientSources, isClientFresh, stampFileName } from './build/clientSources.ts';
import { precompress } from './build/precompress.ts';
import { buildServiceWorker } from './build/serviceWorkerBuild.ts';

if (process.argv.includes('--if-stale') && isClientFresh(root)) process.exit();

const folder = join(root, '.cache', `client-${process.pid}`);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Before the build reads the sources: a change meanwhile makes it stale.
const hash = hashClientSources(root);
const common = { root, logLevel: 'warn' as const };

await mkdir(folder, { recursive: true });
await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
await buildServiceWorker(root, folder);
await precompress(folder);
// After the others, because nothing of it is sent, so that nothing of it needs to be compressed.
await build({
  ...common,
  build: { ssr: 'src/renderPage.tsx', outDir: join(folder, 'server'), emptyOutDir: true },
});
await writeFile(join(folder, stampFileName), hash);
await rm(join(root, 'dist'), { recursive: true, force: true });
await rename(folder, join(root, 'dist'));
