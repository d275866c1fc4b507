/** Hashes passwords and PINs; every hash contains its salt and its cost parameters. */
export type PasswordHasher = {
  /**
   * Returns a hash. `client` tells callers apart, so that the host can share its capacity fairly
   * between them; leave it out for the server's own work. Throws an `HttpError` with 429 or 503 if
   * there is no capacity.
   */
  hash(plain: string, client?: string): Promise<string>;
  /** Returns whether the text has that hash; false for an invalid hash. Throws as `hash` does. */
  verify(plain: string, hash: string, client?: string): Promise<boolean>;
  /** Returns whether a new hash of the same text would have other cost parameters. */
  isOutdated(hash: string): boolean;
};
