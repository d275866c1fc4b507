/** Returns a ZIP of files that are compressed already, such as PDF. */
export async function zipFiles(files: readonly (readonly [name: string, file: Blob])[]) {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async ([name, file]) => [name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  return new Blob([zip], { type: 'application/zip' });
}
