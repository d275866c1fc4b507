import { createCounts } from '../lib/counts.ts';
import { HttpError, serverBusy, tooManyRequests, unreadableBody } from '../lib/httpError.ts';
import { createTaskQueue } from '../lib/taskQueue.ts';
import { networkOfQueueClient, toQueueClient, type Uploader } from '../lib/uploader.ts';

/** The largest form with files. */
export const maxUploadBytes = 5 * 1024 * 1024;
export const maxUploadsPerAccount = 4;
/** Of all uploads; each takes up to three times its size while its picture is made. */
const maxBytes = 16 * maxUploadBytes;
/** The rest is kept for organisers. */
const maxBytesOfOthers = 12 * maxUploadBytes;
/** Room for 160 small pictures, so that a class can send its own at once. */
const maxBytesPerClient = 8 * maxUploadBytes;
/** What an upload counts as before more of it has come: a request takes memory too. */
const leastBytesPerUpload = 256 * 1024;
const defaultRate = { bytes: 64 * 1024, milliseconds: 5_000 };
const retryAfterSeconds = 5;
/** How many wait is bounded by their bytes. */
const turns = {
  maxWaiting: 1000,
  maxWaitingPerClient: 1000,
  retryAfter: retryAfterSeconds,
  shareOf: networkOfQueueClient,
};

/** Receives the body of a request, runs `work` with it, and returns its result. */
export type RunUpload = <Result>(
  uploader: Uploader,
  request: Request,
  work: (body: Uint8Array<ArrayBuffer>) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns a function that receives uploads and runs at most sixteen at once, four of them of
 * organisers. What has come of an upload counts until its work has ended, so one that sends nothing
 * takes no room from others. Throws 429 if the account has four uploads already or its client 40
 * MiB, 503 if there is no room, 413 if the body is too large, and 422 if it cannot be read or brings
 * less than `rate.bytes` in `rate.milliseconds`; who declares no more than that is not held to it.
 */
export function createUploads(rate = defaultRate): RunUpload {
  const uploadsOf = createCounts();
  const bytesOf = createCounts();
  let total = 0;
  const enqueue = createTaskQueue({ ...turns, maxConcurrent: 12 });
  const enqueueForOrganiser = createTaskQueue({ ...turns, maxConcurrent: 4 });

  const take = ({ client, isOrganiser }: Uploader, bytes: number) => {
    if (!isOrganiser && bytesOf.get(client) + bytes > maxBytesPerClient)
      throw tooManyRequests(retryAfterSeconds);
    if (total + bytes > (isOrganiser ? maxBytes : maxBytesOfOthers))
      throw serverBusy(retryAfterSeconds);
    bytesOf.add(client, bytes);
    total += bytes;
  };

  return async (uploader, request, work) => {
    const { account, client, isOrganiser } = uploader;
    if (uploadsOf.get(account) >= maxUploadsPerAccount) throw tooManyRequests(retryAfterSeconds);
    const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
    if (declaredBytes > maxUploadBytes) throw tooLarge();
    take(uploader, leastBytesPerUpload);
    uploadsOf.add(account, 1);
    let taken = leastBytesPerUpload;
    try {
      const onBytes = (received: number) => {
        if (received > maxUploadBytes) throw tooLarge();
        if (received <= taken) return;
        take(uploader, received - taken);
        taken = received;
      };
      const body = await readBody(request, declaredBytes <= rate.bytes ? undefined : rate, onBytes);
      const enqueueWork = isOrganiser ? enqueueForOrganiser : enqueue;
      return await enqueueWork(toQueueClient(uploader), () => work(body));
    } finally {
      uploadsOf.add(account, -1);
      bytesOf.add(client, -taken);
      total -= taken;
    }
  };
}

/** Reads a body; `onBytes` receives the number of bytes after each part, and may throw. */
async function readBody(
  { body }: Request,
  rate: typeof defaultRate | undefined,
  onBytes: (received: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let received = 0;
  let receivedBefore = 0;
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const check = (leastBytes: number) => {
    if (received - receivedBefore < leastBytes) reject(new HttpError(422, slowMessage));
    receivedBefore = received;
  };
  const timer = rate && setInterval(check, rate.milliseconds, rate.bytes);
  try {
    for (;;) {
      const reading = reader.read().catch(() => {
        throw unreadableBody();
      });
      const { done, value } = await Promise.race([reading, tooSlow]);
      if (done) return join(parts, received);
      received += value.length;
      onBytes(received);
      parts.push(value);
    }
  } finally {
    clearInterval(timer);
  }
}

const slowMessage = 'Berkas terlalu lambat sampai. Coba lagi dengan koneksi yang lebih baik.';

const tooLarge = () => new HttpError(413, 'Berkas yang dikirim maksimal 5 MB.');

function join(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
