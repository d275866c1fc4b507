import type { FileStore } from '../../services/fileStore.ts';

/** A file store that can also list its files. */
export type ListedFileStore = FileStore & {
  /** Returns the stored files in any order, each with the time of its last change. */
  list(): AsyncIterable<{ path: string; modifiedAt: Date }>;
  /** Throws if files cannot be read and written now. */
  check(): Promise<void>;
};
