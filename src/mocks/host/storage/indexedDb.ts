/** Returns the result of an IndexedDB request; rejects with its error. */
export function requestToPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB gave no answer.')),
    );
  });
}

/** Opens a database; creates it with these object stores if it does not exist. */
export function openDatabase(name: string, stores: string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => {
    for (const store of stores) request.result.createObjectStore(store);
  });
  return requestToPromise(request);
}

/**
 * Resolves when the transaction is complete; rejects if it was aborted, which can happen after all
 * its requests succeeded, for example because the disk is full.
 */
export function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('IndexedDB gave up writing.')),
    );
  });
}

/**
 * Deletes a database, if it exists. Rejects if another tab still has it open after `timeoutMs`.
 */
export function deleteDatabase(name: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} is still in use.`)), timeoutMs);
    requestToPromise(indexedDB.deleteDatabase(name))
      .then(() => resolve(), reject)
      .finally(() => clearTimeout(timer));
  });
}
