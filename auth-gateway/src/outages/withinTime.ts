/** What a promise that took too long is rejected with; the database counts as away then. */
export const TOO_SLOW = 'answer-too-slow';

/**
 * The promise's own result, if it comes in time. What comes later is dropped.
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
