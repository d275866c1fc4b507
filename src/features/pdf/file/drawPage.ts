import type { PDFPageProxy } from 'pdfjs-dist';
import { canvasPixelRatio } from '../toolbar/zoom.ts';

type DrawPageOptions = {
  page: PDFPageProxy;
  scale: number;
  container: HTMLElement;
  onDrawn: () => void;
};

/**
 * Renders a page off-screen and inserts it into the container when finished, so that zooming does
 * not flicker. Returns a function that cancels it.
 */
export function drawPage({ page, scale, container, onDrawn }: DrawPageOptions): () => void {
  const viewport = page.getViewport({ scale });
  const ratio = canvasPixelRatio(viewport, window.devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  let isStopped = false;
  const finish = () => {
    if (isStopped) return;
    releaseCanvases(container);
    container.replaceChildren(canvas);
    onDrawn();
  };
  // A page that fails half-way is shown as far as it was rendered.
  task.promise.then(finish, finish);
  return () => {
    isStopped = true;
    task.cancel();
  };
}

/** Empties the canvases of a container: Safari keeps their memory long after they are gone. */
export function releaseCanvases(container: HTMLElement): void {
  for (const canvas of container.querySelectorAll('canvas')) {
    canvas.width = 0;
    canvas.height = 0;
  }
}
