import { PdfLoadError } from './pdfLoadError.ts';

/** In milliseconds; without a byte for this long the request is aborted. */
const idleTimeout = 20_000;
const maxBytes = 64 * 1024 * 1024;
/** The signature of a PDF is within its first bytes. */
const signatureRange = 1024;

/**
 * Fetches a whole PDF. Throws a `PdfLoadError` if the response is not a PDF that can be shown here.
 */
export async function fetchPdf(url: string, signal: AbortSignal): Promise<Blob> {
  const idleAbort = createIdleAbort(signal);
  try {
    const response = await fetch(url, { signal: idleAbort.signal });
    if (!response.ok)
      throw new PdfLoadError(
        response.status === 404 || response.status === 410 ? 'notFound' : 'httpError',
      );
    return await readPdf(response, idleAbort.onBytes);
  } catch (error) {
    throw error instanceof PdfLoadError ? error : new PdfLoadError('unreachable');
  } finally {
    idleAbort.dispose();
  }
}

async function readPdf({ body }: Response, onBytes: () => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  let head = '';
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onBytes();
    parts.push(part.value);
    size += part.value.byteLength;
    if (head.length < signatureRange)
      head += String.fromCharCode(...part.value.subarray(0, signatureRange - head.length));
    if (head.length >= signatureRange && !head.includes('%PDF-')) throw new PdfLoadError('notPdf');
    if (size > maxBytes) throw new PdfLoadError('tooLarge');
  }
  if (!head.includes('%PDF-')) throw new PdfLoadError('notPdf');
  return new Blob(parts, { type: 'application/pdf' });
}

/**
 * Returns a signal that aborts the request when the visitor leaves, when it is over, or after
 * `idleTimeout` without a byte.
 */
function createIdleAbort(signal: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer = setTimeout(stop, idleTimeout);
  signal.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    onBytes: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, idleTimeout);
    },
    dispose: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      // Cancels the rest of the response after an error.
      stop();
    },
  };
}
