import type { Files } from '../../../server/files.ts';
import { mediaTypeOf } from '../../../server/mediaTypes.ts';
import { answered, committed, openDatabase } from './indexedDb.ts';

const store = 'files';

/** Files in a database of the browser; a path with a foreign ending is never stored. */
export async function openFiles(name: string): Promise<Files> {
  const database = await openDatabase(name, [store]);
  const change = async (work: (files: IDBObjectStore) => void) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
    work(transaction.objectStore(store));
    await committed(transaction);
  };
  return {
    async read(path) {
      const type = mediaTypeOf(path);
      if (!type) return undefined;
      const bytes = await answered<unknown>(
        database.transaction(store).objectStore(store).get(path),
      );
      return bytes instanceof Uint8Array ? { bytes, type } : undefined;
    },
    async write(path, bytes) {
      if (!mediaTypeOf(path)) throw new Error(`"${path}" is no path that may be stored.`);
      await change((files) => void files.put(bytes, path));
    },
    remove: (path) => change((files) => void files.delete(path)),
  };
}
