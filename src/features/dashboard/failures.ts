const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Whether a server answered at all, and refused. */
export const isRefusal = (error: unknown): boolean => typeof statusOf(error) === 'number';
