import type { FileStore } from '../services/fileStore.ts';

/** The committed pictures and rule booklets of the demo data, `demo/files`; a host brings them. */
export type DemoFiles = {
  /** Returns all paths relative to /storage, such as `banners/arena.svg`. */
  list(): Promise<string[]>;
  read(path: string): Promise<Uint8Array>;
};

const batchSize = 32;

/** Copies all pictures and rule booklets of the demo data to the file store. */
export async function copySeedFiles(demoFiles: DemoFiles, files: FileStore): Promise<void> {
  const paths = await demoFiles.list();
  for (let index = 0; index < paths.length; index += batchSize) {
    await Promise.all(
      paths
        .slice(index, index + batchSize)
        .map(async (path) => files.write(path, await demoFiles.read(path))),
    );
  }
}
