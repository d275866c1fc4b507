import type {
  ChangeSet,
  FileWrite,
  StorageBackend,
  StorageEntry,
} from '@electric-sql/pglite/memfs-frontend';
import { answered, committed, openDatabase } from './indexedDb.ts';

/** As large as a page of PostgreSQL, so that what it writes is nearly always whole blocks. */
const blockSize = 8192;

const nodes = 'nodes';
const blocks = 'blocks';
/** A folder has no size. */
type Node = { size?: number };
type BlockKey = [path: string, number: number];

/**
 * Keeps the files of PGlite in a database of the browser, block by block. PGlite's own way with
 * IndexedDB compares all files after every query, even one that only reads; this one hears of what
 * was written, and a flush is one transaction: there or not there.
 */
export function keepDatabaseFiles(name: string): StorageBackend {
  let database: IDBDatabase;
  return {
    async init() {
      database = await openDatabase(name, [nodes, blocks]);
    },
    load: () => load(database),
    async apply({ ops, files }) {
      const transaction = database.transaction([nodes, blocks], 'readwrite');
      await Promise.all([
        committed(transaction),
        writeChanges(transaction, ops, [...files.wal, ...files.data, ...files.control]),
      ]);
    },
    close: async () => database.close(),
  };
}

async function* load(database: IDBDatabase): AsyncGenerator<StorageEntry> {
  const transaction = database.transaction([nodes, blocks]);
  const [paths, found, keys, contents] = await Promise.all([
    answered(transaction.objectStore(nodes).getAllKeys()) as Promise<string[]>,
    answered(transaction.objectStore(nodes).getAll()) as Promise<Node[]>,
    answered(transaction.objectStore(blocks).getAllKeys()) as Promise<BlockKey[]>,
    answered(transaction.objectStore(blocks).getAll()) as Promise<Uint8Array[]>,
  ]);
  const data = new Map(paths.map((path, at) => [path, new Uint8Array(found[at]?.size ?? 0)]));
  keys.forEach(([path, number], at) => {
    // The last block may be longer than the file.
    const place = data.get(path)?.subarray(number * blockSize, (number + 1) * blockSize);
    place?.set(contents[at]?.subarray(0, place.length) ?? []);
  });
  // In the order of their keys, so that a folder comes before what is in it.
  for (const [at, path] of paths.entries()) {
    yield found[at]?.size === undefined
      ? { kind: 'dir', path }
      : { kind: 'file', path, data: data.get(path) ?? new Uint8Array() };
  }
}

async function writeChanges(
  transaction: IDBTransaction,
  ops: ChangeSet['ops'],
  files: FileWrite[],
): Promise<void> {
  const store = { nodes: transaction.objectStore(nodes), blocks: transaction.objectStore(blocks) };
  for (const { op, path } of ops) {
    if (op === 'mkdir') {
      store.nodes.put({} satisfies Node, path);
      continue;
    }
    store.nodes.delete(path);
    store.nodes.delete(below(path));
    store.blocks.delete(blocksOf(path));
    store.blocks.delete(IDBKeyRange.bound([`${path}/`], [`${path}0`], false, true));
  }
  await Promise.all(
    files.map(async ({ path, size, full, truncate, chunks }) => {
      store.nodes.put({ size } satisfies Node, path);
      if (truncate) store.blocks.delete(blocksOf(path, full ? 0 : Math.ceil(size / blockSize)));
      if (truncate && !full)
        await writeChunk(store.blocks, path, size, new Uint8Array(-size & (blockSize - 1)));
      // One after the other: two chunks may share a block.
      for (const { at, data } of chunks) await writeChunk(store.blocks, path, at, data);
    }),
  );
}

/** Everything in a folder: '0' is the sign after '/'. */
const below = (path: string) => IDBKeyRange.bound(`${path}/`, `${path}0`, false, true);

const blocksOf = (path: string, from = 0) => IDBKeyRange.bound([path, from], [path, Infinity]);

async function writeChunk(
  store: IDBObjectStore,
  path: string,
  at: number,
  data: Uint8Array,
): Promise<void> {
  for (let start = at; start < at + data.length;) {
    const number = Math.floor(start / blockSize);
    const end = Math.min((number + 1) * blockSize, at + data.length);
    const part = data.subarray(start - at, end - at);
    const block =
      part.length === blockSize
        ? part
        : await merged(store, [path, number], start % blockSize, part);
    // What is not there is read as zeros, of which a fresh log is full.
    if (block.some((byte) => byte !== 0)) store.put(block.slice(), [path, number]);
    else store.delete([path, number]);
    start = end;
  }
}

async function merged(
  store: IDBObjectStore,
  key: BlockKey,
  at: number,
  part: Uint8Array,
): Promise<Uint8Array> {
  const before = await answered<unknown>(store.get(key));
  const block = before instanceof Uint8Array ? before : new Uint8Array(blockSize);
  block.set(part, at);
  return block;
}
