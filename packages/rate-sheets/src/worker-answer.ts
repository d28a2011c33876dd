/** Messages of a worker that reads a file: progress as a share between 0 and 1, if it reports any, then the result. */
export type WorkerAnswer<Result> = { kind: 'progress'; share: number } | { kind: 'read'; result: Result };
