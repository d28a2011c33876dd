/** Code of the error for a promise that took too long. The database then counts as away. */
export const TOO_SLOW = 'answer-too-slow';

/**
 * The promise's own result when it comes in time. A later result is dropped.
 * @throws Error with the code above.
 */
export function withinTime<T>(work: Promise<T>, timeMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error(`No answer within ${timeMs} ms.`), { code: TOO_SLOW }));
    }, timeMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
