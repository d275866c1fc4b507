/** How a host hashes passwords and PINs; every hash carries its own salt and cost. */
export type Passwords = {
  hash(plain: string): Promise<string>;
  verify(plain: string, hash: string): Promise<boolean>;
};
