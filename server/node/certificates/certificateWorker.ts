import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { CertificateDesign } from '../../services/certificateRenderer.ts';
import { drawCertificates } from './drawCertificates.ts';
import { findMissingCharacters } from './fonts.ts';
import { type PreparedPictures, preparePictures } from './preparePictures.ts';
import { toWorkerError, type WorkerRequest, type WorkerResponse } from './workerMessages.ts';

/** The pictures of the design that was drawn last: single certificates mostly follow others of the same. */
let last: { key: unknown; pictures: Promise<PreparedPictures> } | undefined;

function preparedPictures(design: CertificateDesign): Promise<PreparedPictures> {
  const { logo, signature, background } = design;
  const key = { logo, signature, background };
  if (!last || !isDeepStrictEqual(last.key, key)) last = { key, pictures: preparePictures(design) };
  return last.pictures;
}

const port = parentPort;
if (!port) throw new Error('This is the module of a worker');

const running = new Map<number, AbortController>();
const send = (response: WorkerResponse, transfer: ArrayBuffer[] = []) =>
  port.postMessage(response, transfer);

async function work(request: WorkerRequest): Promise<void> {
  const { id } = request;
  if (request.kind === 'cancel') {
    running.get(id)?.abort();
    return;
  }
  if (request.kind === 'findMissing') {
    send({ id, kind: 'result', result: findMissingCharacters(request.texts) });
    return;
  }
  const controller = new AbortController();
  running.set(id, controller);
  const { design, certificates } = request;
  const result = await drawCertificates(design, await preparedPictures(design), certificates, {
    onProgress: (done) => send({ id, kind: 'progress', done }),
    signal: controller.signal,
  });
  send({ id, kind: 'result', result }, [result.buffer]);
}

port.on('message', (request: WorkerRequest) => {
  const { id } = request;
  work(request)
    .catch((error: unknown) => send({ id, kind: 'failure', error: toWorkerError(error) }))
    .finally(() => running.delete(id));
});
