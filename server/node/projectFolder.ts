import { fileURLToPath } from 'node:url';

/** The folder with openapi/ and the built client in dist/, absolute and with a final slash. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
