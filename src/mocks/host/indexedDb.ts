/** The answer to one request of IndexedDB. */
export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB gave no answer.')),
    );
  });
}

/** Opens a database, made with these stores on its first time. */
export function openDatabase(name: string, stores: string[]): Promise<IDBDatabase> {
  const opening = indexedDB.open(name);
  opening.addEventListener('upgradeneeded', () => {
    for (const store of stores) opening.result.createObjectStore(store);
  });
  return answered(opening);
}

/**
 * Waits for the whole transaction: a request may succeed and its transaction still find the disk
 * full.
 */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('IndexedDB gave up writing.')),
    );
  });
}

/**
 * Deletes a database that this browser keeps; one that is not there is no error. Throws where a tab
 * does not let go of it.
 */
export function deleteDatabase(name: string, patienceMilliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const impatient = setTimeout(
      () => reject(new Error(`${name} is still in use.`)),
      patienceMilliseconds,
    );
    answered(indexedDB.deleteDatabase(name))
      .then(() => resolve(), reject)
      .finally(() => clearTimeout(impatient));
  });
}
