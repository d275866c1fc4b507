/** A stored file: its bytes and its media type. */
export type StoredFile = { bytes: Uint8Array; type: string };

/**
 * Where a host keeps pictures and documents. Paths are relative to /storage, e.g.
 * `banners/kickoff.svg`.
 */
export type Files = {
  read(path: string): Promise<StoredFile | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
};
