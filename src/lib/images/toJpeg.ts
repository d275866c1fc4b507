/**
 * Encodes a canvas as JPEG. At the sizes used here the file is far below the upload limit of 5 MiB.
 */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))),
      'image/jpeg',
      0.9,
    );
  });
}
