/** A small fault that some test must notice. */
export type Mutation = {
  /** Its area and what breaks, e.g. 'cache: …'. */
  name: string;
  /** From the project's root. */
  file: string;
  /** A text that occurs once in the file. */
  find: string;
  /** The faulty text in its place; it must still compile. */
  replace: string;
  /** The test files most likely to fail, from the project's root. */
  tests: readonly string[];
};
