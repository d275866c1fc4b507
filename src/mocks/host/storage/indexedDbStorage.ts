import type {
  ChangeSet,
  FileWrite,
  StorageBackend,
  StorageEntry,
} from '@electric-sql/pglite/memfs-frontend';
import { requestToPromise, transactionDone, openDatabase } from './indexedDb.ts';

/** The page size of PostgreSQL, so that nearly all writes are whole blocks. */
const blockSize = 8192;

const nodes = 'nodes';
const blocks = 'blocks';
/** A folder has no `size`. */
type Node = { size?: number };
type BlockKey = [path: string, number: number];

/**
 * Stores the files of PGlite in IndexedDB, block by block. PGlite's IndexedDB file system compares
 * all files after every query, even a read; this one is told what was written, and each flush is
 * one atomic transaction.
 */
export function createIndexedDbStorage(name: string): StorageBackend {
  let database: IDBDatabase;
  return {
    async init() {
      database = await openDatabase(name, [nodes, blocks]);
    },
    load: () => load(database),
    async apply({ ops, files }) {
      const transaction = database.transaction([nodes, blocks], 'readwrite');
      await Promise.all([
        transactionDone(transaction),
        writeChanges(transaction, ops, [...files.wal, ...files.data, ...files.control]),
      ]);
    },
    close: async () => database.close(),
  };
}

/** Whether a database with this name has been stored. */
export async function isStored(name: string): Promise<boolean> {
  const database = await openDatabase(name, [nodes, blocks]);
  try {
    return (await requestToPromise(database.transaction(nodes).objectStore(nodes).count())) > 0;
  } finally {
    database.close();
  }
}

async function* load(database: IDBDatabase): AsyncGenerator<StorageEntry> {
  const transaction = database.transaction([nodes, blocks]);
  const [paths, entries, keys, contents] = await Promise.all([
    requestToPromise(transaction.objectStore(nodes).getAllKeys()) as Promise<string[]>,
    requestToPromise(transaction.objectStore(nodes).getAll()) as Promise<Node[]>,
    requestToPromise(transaction.objectStore(blocks).getAllKeys()) as Promise<BlockKey[]>,
    requestToPromise(transaction.objectStore(blocks).getAll()) as Promise<Uint8Array[]>,
  ]);
  const data = new Map(
    paths.map((path, index) => [path, new Uint8Array(entries[index]?.size ?? 0)]),
  );
  keys.forEach(([path, number], index) => {
    // The last block may be longer than the file.
    const block = data.get(path)?.subarray(number * blockSize, (number + 1) * blockSize);
    block?.set(contents[index]?.subarray(0, block.length) ?? []);
  });
  // In the order of their keys, so that a folder comes before its content.
  for (const [index, path] of paths.entries()) {
    yield entries[index]?.size === undefined
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
    store.nodes.delete(childrenRange(path));
    store.blocks.delete(blocksRange(path));
    store.blocks.delete(IDBKeyRange.bound([`${path}/`], [`${path}0`], false, true));
  }
  await Promise.all(
    files.map(async ({ path, size, full, truncate, chunks }) => {
      store.nodes.put({ size } satisfies Node, path);
      if (truncate) store.blocks.delete(blocksRange(path, full ? 0 : Math.ceil(size / blockSize)));
      if (truncate && !full)
        await writeChunk(store.blocks, path, size, new Uint8Array(-size & (blockSize - 1)));
      // Sequentially, because two chunks may share a block.
      for (const { at, data } of chunks) await writeChunk(store.blocks, path, at, data);
    }),
  );
}

/** The keys of everything in a folder: '0' is the character after '/'. */
const childrenRange = (path: string) => IDBKeyRange.bound(`${path}/`, `${path}0`, false, true);

const blocksRange = (path: string, from = 0) => IDBKeyRange.bound([path, from], [path, Infinity]);

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
        : await mergeIntoBlock(store, [path, number], start % blockSize, part);
    // A missing block is read as zeros, of which a new WAL file consists.
    if (block.some((byte) => byte !== 0)) store.put(block.slice(), [path, number]);
    else store.delete([path, number]);
    start = end;
  }
}

async function mergeIntoBlock(
  store: IDBObjectStore,
  key: BlockKey,
  at: number,
  part: Uint8Array,
): Promise<Uint8Array> {
  const before = await requestToPromise<unknown>(store.get(key));
  const block = before instanceof Uint8Array ? before : new Uint8Array(blockSize);
  block.set(part, at);
  return block;
}
