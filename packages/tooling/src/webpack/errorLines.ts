import type { MultiStats, Stats } from 'webpack';

/** Reasons why a build failed, each once, without the compiler's own stack. */
export function errorLines(...builds: (Stats | MultiStats)[]): string[] {
  const errors = builds.flatMap((build) => build.toJson({ all: false, errors: true }).errors ?? []);
  const lines = errors.map(({ moduleName, message }) => {
    const [first = '', ...rest] = message.split('\n');
    const end = rest.findIndex(isStack);
    const reason = [first, ...(end === -1 ? rest : rest.slice(0, end))].join('\n').trimEnd();
    return [moduleName, reason].filter(Boolean).join(': ');
  });
  return [...new Set(lines)];
}

/** Whether a line starts a stack, of the error or of its cause. */
const isStack = (line: string): boolean =>
  /^(Caused by|Stack backtrace):/.test(line) || (/^\s+at /.test(line) && /\d\)?$/.test(line));
