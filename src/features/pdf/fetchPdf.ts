import { PdfFailure } from './pdfFailure.ts';

/** Longer without a byte, and nothing will come any more. */
const silence = 20_000;
const mostBytes = 64 * 1024 * 1024;
/** Where a PDF has its mark at the latest. */
const markWithin = 1024;

/** Fetches a whole PDF. Ends in a PdfFailure where there is none, or none that can be read here. */
export async function fetchPdf(address: string, signal: AbortSignal): Promise<Blob> {
  const watch = watchForSilence(signal);
  try {
    const response = await fetch(address, { signal: watch.signal });
    if (!response.ok)
      throw new PdfFailure(
        response.status === 404 || response.status === 410 ? 'missing' : 'refused',
      );
    return await readPdf(response, watch.heard);
  } catch (error) {
    throw error instanceof PdfFailure ? error : new PdfFailure('unreachable');
  } finally {
    watch.end();
  }
}

async function readPdf({ body }: Response, heard: () => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  let head = '';
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    heard();
    parts.push(part.value);
    size += part.value.byteLength;
    if (head.length < markWithin)
      head += String.fromCharCode(...part.value.subarray(0, markWithin - head.length));
    if (head.length >= markWithin && !head.includes('%PDF-')) throw new PdfFailure('notPdf');
    if (size > mostBytes) throw new PdfFailure('tooLarge');
  }
  if (!head.includes('%PDF-')) throw new PdfFailure('notPdf');
  return new Blob(parts, { type: 'application/pdf' });
}

/**
 * Gives a signal that ends the call when the visitor leaves, when it is over, or when nothing was
 * heard for too long.
 */
function watchForSilence(signal: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer = setTimeout(stop, silence);
  signal.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      // What is still on its way after a failure is not wanted.
      stop();
    },
  };
}
