type StoredFile = { bytes: Uint8Array; type: string };

/**
 * Storage of pictures and documents. Paths are relative to /storage, such as `banners/kickoff.svg`.
 */
export type FileStore = {
  read(path: string): Promise<StoredFile | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
};
