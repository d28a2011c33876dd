class TimeLimitError extends Error {
  readonly code = 'time-limit';

  constructor(limitMs: number) {
    super(`Nothing arrived within ${limitMs} ms.`);
    this.name = 'TimeLimitError';
  }
}

/** Rejects with code `time-limit` when the promise has not settled in time. */
export function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(limitMs)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
