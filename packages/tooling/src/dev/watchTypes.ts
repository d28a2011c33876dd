import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { BuildFailure } from '@saltbush/contract/release-api';
import type ts from 'typescript';

type OnTypes = (failures: BuildFailure[]) => void;

/** Beyond these nobody reads. */
const MOST_FAILURES = 20;

/**
 * Checks the types of the sources in `dir` with the TypeScript and the `tsconfig.json` that are found there, and again
 * after every save, `restMs` later than TypeScript would. Returns a function that stops it; null where there is no TypeScript or
 * no configuration.
 */
export function watchTypes(dir: string, onTypes: OnTypes, restMs = 0): (() => void) | null {
  const compiler = compilerOf(dir);
  const configPath = compiler?.findConfigFile(dir, compiler.sys.fileExists);
  if (compiler === null || configPath === undefined) return null;
  const unreadable = { ...compiler.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = compiler.getParsedCommandLineOfConfigFile(configPath, { noEmit: true }, unreadable);
  if (config === undefined) return null;
  // A workspace has one configuration for all its folders: of the others only the declarations are needed.
  const roots = config.fileNames.filter((file) => isInside(dir, file) || file.endsWith('.d.ts'));
  const host = compiler.createWatchCompilerHost(
    roots,
    { ...config.options, noEmit: true },
    restingOf(compiler.sys, restMs),
    compiler.createSemanticDiagnosticsBuilderProgram,
    () => {},
    () => {},
  );
  host.afterProgramCreate = (program) => {
    const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
    onTypes(found.slice(0, MOST_FAILURES).map((diagnostic) => describe(compiler, dir, diagnostic)));
  };
  const watching = compiler.createWatchProgram(host);
  return () => watching.close();
}

function restingOf(system: ts.System, restMs: number): ts.System {
  const setTimeout: ts.System['setTimeout'] = (callback, ms, ...values) =>
    system.setTimeout?.(callback, ms + restMs, ...values);
  return { ...system, setTimeout };
}

/** The TypeScript of the remote's own repository: its version is the team's choice. */
function compilerOf(dir: string): typeof ts | null {
  try {
    return createRequire(join(dir, 'package.json'))('typescript') as typeof ts;
  } catch {
    return null;
  }
}

function describe(compiler: typeof ts, dir: string, { file, start, messageText }: ts.Diagnostic): BuildFailure {
  const place = file && start !== undefined ? compiler.getLineAndCharacterOfPosition(file, start) : null;
  return {
    kind: 'types',
    file: file ? relative(dir, file.fileName).replaceAll(sep, '/') : null,
    line: place && place.line + 1,
    message: compiler.flattenDiagnosticMessageText(messageText, '\n'),
  };
}

const isInside = (dir: string, file: string): boolean => !relative(dir, file).startsWith('..');
