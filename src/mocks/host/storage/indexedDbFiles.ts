import type { FileStore } from '../../../../server/services/fileStore.ts';
import { mediaTypeOf } from '../../../../server/files/mediaTypes.ts';
import { requestToPromise, transactionDone, openDatabase } from './indexedDb.ts';

const store = 'files';

/** Opens a file store in IndexedDB; only paths with a known media type can be written. */
export async function openIndexedDbFiles(name: string): Promise<FileStore> {
  const database = await openDatabase(name, [store]);
  const write = async (operation: (files: IDBObjectStore) => void) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
    operation(transaction.objectStore(store));
    await transactionDone(transaction);
  };
  return {
    async read(path) {
      const type = mediaTypeOf(path);
      if (!type) return undefined;
      const bytes = await requestToPromise<unknown>(
        database.transaction(store).objectStore(store).get(path),
      );
      return bytes instanceof Uint8Array ? { bytes, type } : undefined;
    },
    async write(path, bytes) {
      if (!mediaTypeOf(path)) throw new Error(`"${path}" is no path that may be stored.`);
      await write((files) => void files.put(bytes, path));
    },
    remove: (path) => write((files) => void files.delete(path)),
  };
}
