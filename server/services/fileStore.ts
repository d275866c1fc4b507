export type StoredFile = { bytes: Uint8Array; type: string };

/** The width in pixels that a browser asks for, and its Accept header. */
export type WantedPicture = { width: number; accept: string };

/**
 * Storage of pictures and documents. Paths are relative to /storage, such as `banners/kickoff.svg`.
 * All functions throw `FilesUnavailableError` if the storage cannot be reached or cannot write now.
 */
export type FileStore = {
  read(path: string): Promise<StoredFile | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /**
   * Returns a stored picture in about that width and in a smaller format; undefined if it has to be
   * sent as it is stored. Hosts without this function send all pictures so.
   */
  readSmaller?(picture: StoredFile, wanted: WantedPicture): Promise<StoredFile | undefined>;
};

/** The storage cannot be used now, for a reason that is not in the request. */
export class FilesUnavailableError extends Error {
  override name = 'FilesUnavailableError';
}
