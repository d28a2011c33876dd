/** Work that a gateway does by itself, from time to time. */
export interface Chore {
  /** Name such as `standing-pickups`, under which it is logged. */
  id: string;
  /** How often it runs, at whichever gateway. */
  everyMs: number;
  /**
   * `every gateway` for what several may do side by side, each with a share that it claims itself. It runs as often as
   * `everyMs` says, also below a minute. Left out, one gateway does it, and each looks every minute whether it is due.
   */
  runsAt?: 'every gateway';
  /**
   * Does what is due at `at`. It may run again after a failure, and where a gateway ended in the middle, so it must not
   * do anything twice. `isStopped` is asked between two pieces of work.
   */
  run: (at: Date, isStopped: () => boolean) => Promise<void>;
}
