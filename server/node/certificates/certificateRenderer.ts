import { Worker } from 'node:worker_threads';
import type { CertificateRenderer, MissingCharacters } from '../../services/certificateRenderer.ts';
import { toError, type WorkerRequest, type WorkerResponse } from './workerMessages.ts';

type Job = {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  onProgress?: ((done: number) => void) | undefined;
};

/** What a request says besides its number. */
type Request = WorkerRequest extends infer Each
  ? Each extends WorkerRequest
    ? Omit<Each, 'id'>
    : never
  : never;

/** An idle worker is ended after this time, which frees its memory. */
const idleMilliseconds = 60_000;
/**
 * In megabytes. The worker ends by itself rather than take the memory of the server, and a small space for new objects
 * halves what it takes: 1,000 certificates in one file need 96 MB of the heap at most.
 */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/**
 * Draws certificates in a thread of its own, which starts when it is first needed. All callers share it and take turns
 * after each page.
 */
export function createCertificateRenderer(): CertificateRenderer & { close(): Promise<void> } {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const stop = async () => {
    const ended = worker;
    worker = undefined;
    for (const id of jobs.keys()) settle(id)?.reject(new Error('The server ends'));
    clearTimeout(idle);
    await ended?.terminate();
  };
  const settle = (id: number) => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (jobs.size === 0) {
      worker?.unref();
      idle = setTimeout(() => void stop(), idleMilliseconds).unref();
    }
    return job;
  };
  const receive = (response: WorkerResponse) => {
    if (response.kind === 'progress') jobs.get(response.id)?.onProgress?.(response.done);
    else if (response.kind === 'failure') settle(response.id)?.reject(toError(response.error));
    else settle(response.id)?.resolve(response.result as never);
  };
  const start = () => {
    const started = new Worker(new URL('certificateWorker.ts', import.meta.url), {
      resourceLimits,
    });
    const fail = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const id of jobs.keys()) settle(id)?.reject(error);
    };
    started.on('message', receive);
    started.on('error', fail);
    started.on('exit', () => {
      if (worker === started) fail(new Error('The worker that draws certificates has ended'));
    });
    return started;
  };

  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const send = (message: WorkerRequest) => worker?.postMessage(message);
  const request = <Result>(
    body: Request,
    { onProgress, signal }: Parameters<CertificateRenderer['render']>[2] = {},
  ) =>
    new Promise<Result>((resolve, reject) => {
      signal?.throwIfAborted();
      clearTimeout(idle);
      const id = (lastId += 1);
      const cancel = () => {
        send({ id, kind: 'cancel' });
        settle(id)?.reject(signal?.reason as Error);
      };
      const release = () => signal?.removeEventListener('abort', cancel);
      signal?.addEventListener('abort', cancel, { once: true });
      jobs.set(id, {
        onProgress,
        resolve: (result: Result) => {
          release();
          resolve(result);
        },
        reject: (error) => {
          release();
          reject(error);
        },
      });
      worker ??= start();
      worker.ref();
      send({ ...body, id });
    });

  return {
    render: (design, certificates, options) =>
      request<Uint8Array>({ kind: 'render', design, certificates }, options),
    findMissingCharacters: (texts) => request<MissingCharacters[]>({ kind: 'findMissing', texts }),
    close: stop,
  };
}
