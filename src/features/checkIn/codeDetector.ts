/** Reads the codes in a picture. Not in the types of the language yet. */
export type CodeDetector = {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
};
type BrowserDetector = {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

const format = 'qr_code';

/** Returns that of the browser; undefined if it has none, or one that reads no QR codes. */
async function createBrowserDetector(): Promise<CodeDetector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BrowserDetector };
  // It rejects where the system lacks the service behind it.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return BarcodeDetector && formats?.includes(format)
    ? new BarcodeDetector({ formats: [format] })
    : undefined;
}

const [wasmUrl = ''] = Object.values(
  import.meta.glob<string>('/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);
/** From our own origin: the library would load it from another one. */
const overrides = { locateFile: () => wasmUrl };

/** Returns that of a library, for Safari and Firefox. Rejects if it cannot be loaded. */
async function createLibraryDetector(): Promise<CodeDetector> {
  const { BarcodeDetector, prepareZXingModule, purgeZXingModule } =
    await import('barcode-detector/ponyfill');
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // The next press tries again.
    purgeZXingModule();
    throw error;
  }
  return new BarcodeDetector({ formats: [format] });
}

/** Returns what reads QR codes in this browser. Rejects if that has to be loaded and cannot be. */
export const createCodeDetector = async (): Promise<CodeDetector> =>
  (await createBrowserDetector()) ?? createLibraryDetector();
