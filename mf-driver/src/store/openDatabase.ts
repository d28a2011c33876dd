const NAME = 'saltbush-driver';
const VERSION = 1;

/** What a request of IndexedDB gives. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once everything of a transaction is stored. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** The telephone's database of jobs: one record for each job, each report and each picture that waits. */
export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('jobs', { keyPath: 'token' });
    opening.result.createObjectStore('reports', { autoIncrement: true }).createIndex('token', 'token');
    opening.result.createObjectStore('pictures', { keyPath: ['token', 'picture'] });
  };
  return resultOf(opening);
}
