import type { Logger } from 'pino';

export interface Outage {
  /** Told with each failure: the first is logged, the others are not. */
  begin: (error: unknown) => void;
  /** Told with each success: the first after a failure is logged, with how long it took. */
  end: () => void;
  isOn: () => boolean;
}

interface Words {
  /** What is away, such as `database`. */
  outage: string;
  /** What failed, and what follows from it. */
  began: string;
  ended: string;
}

/** Tells of each time that something we depend on is away in two lines, however many requests and polls meet it. */
export function createOutage(log: Pick<Logger, 'error' | 'info'>, { outage, began, ended }: Words): Outage {
  let beganAt: number | null = null;
  return {
    begin(err) {
      if (beganAt !== null) return;
      beganAt = Date.now();
      log.error({ err, outage }, began);
    },
    end() {
      if (beganAt === null) return;
      const durationMs = Date.now() - beganAt;
      beganAt = null;
      log.info({ outage, durationMs }, ended);
    },
    isOn: () => beganAt !== null,
  };
}
