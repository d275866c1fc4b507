import { fileURLToPath } from 'node:url';

/** Absolute path of the project, with a final slash. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
