import type { MultiStats, Stats } from 'webpack';

/** What keeps a build from succeeding, each reason once, without the compiler's own stack. */
export function errorLines(...builds: (Stats | MultiStats)[]): string[] {
  const errors = builds.flatMap((build) => build.toJson({ all: false, errors: true }).errors ?? []);
  const lines = errors.map(({ moduleName, message }) => {
    const [reason = message] = message.split(/\s*\n(?:Caused by:|Stack backtrace:|\s+at .+:\d+:\d+\)?$)/m);
    return [moduleName, reason].filter(Boolean).join(': ');
  });
  return [...new Set(lines)];
}
