/**
 * Moves the picture in the editor by a distance in canvas pixels, by a drag with the mouse: the
 * editor has no method for this, and version 15.1.0 has a property `position` but neither draws nor
 * crops by it. Its own drag handling is not used, because it takes page pixels for canvas pixels,
 * which is wrong if CSS scales the canvas.
 */
export function dragEditor(canvas: HTMLCanvasElement, x: number, y: number): void {
  canvas.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: 0, clientY: 0 }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y }));
  document.dispatchEvent(new MouseEvent('mouseup'));
}
