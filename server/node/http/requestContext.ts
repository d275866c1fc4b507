import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being handled, for the log. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
