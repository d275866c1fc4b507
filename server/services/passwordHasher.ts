/** Hashes passwords and PINs; every hash contains its salt and its cost parameters. */
export type PasswordHasher = {
  hash(plain: string): Promise<string>;
  /** Returns whether the text has that hash; false for an invalid hash. */
  verify(plain: string, hash: string): Promise<boolean>;
  /** Returns whether a new hash of the same text would have other cost parameters. */
  isOutdated(hash: string): boolean;
  /**
   * Runs `work`, which hashes for a request, as soon as there is capacity, and returns its result.
   * `client` tells callers apart, so that the host can share its capacity fairly between them.
   * Throws an `HttpError` with 429 or 503 instead if there are too many requests before it.
   */
  takeTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
};
