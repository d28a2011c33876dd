import type { Logger } from 'pino';

export interface Outage {
  /** Call it at each failure. The first one is logged, the others are not. */
  begin: (error: unknown) => void;
  /** Call it at each success. The first one after a failure is logged, with the length of the outage. */
  end: () => void;
  isOn: () => boolean;
}

interface Words {
  /** Name of what is away, such as `database`. */
  outage: string;
  /** What failed, and what follows from it. */
  began: string;
  ended: string;
}

/** Logs each outage of something that we depend on in two lines, however many requests and polls meet it. */
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
