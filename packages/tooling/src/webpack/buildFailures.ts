import { stripVTControlCharacters } from 'node:util';
import type { BuildFailure } from '@saltbush/contract/release-api';
import type { MultiStats, Stats } from 'webpack';

/** How swc marks the place: `,-[/path/QuotePage.tsx:21:1]`. */
const SWC_PLACE = /:(\d{1,7}):\d{1,7}\]$/;
/** What swc puts before its reason. */
const SWC_MARK = /^(?:Error:)?[ \t]{0,9}(?:[x×][ \t])?/;

/** Reasons why a build failed, each once, with the file and line where webpack or swc name them. */
export function buildFailures(...builds: (Stats | MultiStats)[]): BuildFailure[] {
  const errors = builds.flatMap((build) => build.toJson({ all: false, errors: true }).errors ?? []);
  const failures = errors.map(({ moduleName, message: coloured, loc }): BuildFailure => {
    const message = stripVTControlCharacters(coloured);
    const place = message.split('\n').find((one) => one.trimStart().startsWith(',-[')) ?? '';
    const line = SWC_PLACE.exec(place)?.[1] ?? loc?.split(':', 1)[0];
    const file = moduleName === undefined || moduleName === '' ? null : moduleName.replace(/^\.\//, '');
    return { kind: 'build', file, line: line === undefined ? null : Number(line) || null, message: reasonIn(message) };
  });
  return [...new Map(failures.map((failure) => [JSON.stringify(failure), failure])).values()];
}

/** The first line that says more than which loader failed. */
function reasonIn(message: string): string {
  const lines = message.split('\n').filter((one) => one.trim() !== '');
  const reason = lines.find((one) => !one.startsWith('Module build failed')) ?? lines[0] ?? '';
  return reason.replace(SWC_MARK, '').trim();
}
