/** A canvas as a JPEG file; at the sizes used here far below the 5 MiB of an upload. */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))),
      'image/jpeg',
      0.9,
    );
  });
}
