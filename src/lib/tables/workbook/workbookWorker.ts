import { tryReadWorkbook } from './tryReadWorkbook.ts';

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array | string>) => {
  self.postMessage(tryReadWorkbook(data), { transfer: [] });
});
