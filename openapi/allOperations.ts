import * as operations from './operations.ts';
import * as organiserOperations from './organiserOperations.ts';

/** Every operation of the document, by its name: for servers, scripts and tests, not for pages. */
export const allOperations = { ...operations, ...organiserOperations };
