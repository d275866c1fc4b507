/** Hashes passwords and PINs; every hash contains its salt and its cost parameters. */
export type PasswordHasher = {
  hash(plain: string): Promise<string>;
  verify(plain: string, hash: string): Promise<boolean>;
};
