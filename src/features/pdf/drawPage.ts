import type { PDFPageProxy } from 'pdfjs-dist';
import { canvasRatio } from './zoom.ts';

type Drawing = { page: PDFPageProxy; scale: number; place: HTMLElement; onEnd: () => void };

/**
 * Draws a page out of sight and puts it in its place when done, so that zooming does not flicker.
 * Gives a function that stops it.
 */
export function drawPage({ page, scale, place, onEnd }: Drawing): () => void {
  const viewport = page.getViewport({ scale });
  const ratio = canvasRatio(viewport, window.devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  let stopped = false;
  const end = () => {
    if (stopped) return;
    place.replaceChildren(canvas);
    onEnd();
  };
  // A page that breaks half way is shown as far as it got.
  task.promise.then(end, end);
  return () => {
    stopped = true;
    task.cancel();
  };
}
