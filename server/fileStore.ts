type StoredFile = { bytes: Uint8Array; type: string };

/**
 * Storage of pictures and documents. Paths are relative to /storage, such as `banners/kickoff.svg`.
 * All functions throw `FilesUnavailableError` if the storage cannot be reached or cannot write now.
 */
export type FileStore = {
  read(path: string): Promise<StoredFile | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
};

/** The storage cannot be used now, for a reason that is not in the request. */
export class FilesUnavailableError extends Error {
  override name = 'FilesUnavailableError';
}
