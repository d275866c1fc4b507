/**
 * Moves the picture in the editor by a distance in the editor's pixels. It goes the one way the
 * editor knows, as a drag with the mouse: it has no other, and takes the page's pixels for its own,
 * which they are not on a canvas that is scaled to its place.
 */
export function dragEditor(canvas: HTMLCanvasElement, x: number, y: number): void {
  canvas.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: 0, clientY: 0 }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y }));
  document.dispatchEvent(new MouseEvent('mouseup'));
}
