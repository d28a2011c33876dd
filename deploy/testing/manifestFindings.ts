import { join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './renderManifests.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The modules of `kubernetes-types` that describe these kinds. */
const MODULES: Readonly<Record<string, string>> = {
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
  v1: 'core/v1',
};

/**
 * Faults by Kubernetes' own description of its objects (OpenAPI, as types): an unknown field, a value of another type,
 * a missing field. An object of another API, such as an operator's, is a fault too unless `unknownKinds` names it.
 */
export function manifestFindings(manifests: readonly Manifest[], unknownKinds: readonly string[] = []): string[] {
  const known = manifests.filter(({ kind }) => !unknownKinds.includes(kind));
  const undescribed = known.filter(({ apiVersion }) => MODULES[apiVersion] === undefined);
  const sources = known
    .filter(({ apiVersion }) => MODULES[apiVersion] !== undefined)
    .map((manifest, index) => {
      const type = `import('kubernetes-types/${MODULES[manifest.apiVersion]}').${manifest.kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 1)};`;
    });
  return [
    ...undescribed.map(({ apiVersion, kind }) => `${kind} of ${apiVersion}: there is no description to check it with.`),
    ...compile(sources.join('\n')),
  ];
}

function compile(source: string): string[] {
  const file = join(ROOT, 'deploy/manifests.generated.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.getSourceFile = (path, language, ...rest) =>
    path === file ? ts.createSourceFile(path, source, language) : getSourceFile(path, language, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
