import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { step } from '../steps/step.mjs';
import { HOST_FOLDER, ROOT } from '../steps/workspace.mjs';
import { runOf } from './runOf.mjs';
import { REPORT, writeSection } from './writeSection.mjs';

/** What the host's script is made of, by the packages that the files are from. */
const PARTS = [
  ['React', /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  ['Module Federation', /\/node_modules\/@module-federation\//],
  ['Redux Toolkit', /\/node_modules\/(@reduxjs\/toolkit|immer|redux|reselect|redux-thunk|react-redux)\//],
  ['React Router', /\/node_modules\/react-router(-dom)?\//],
  ['styled-components', /\/node_modules\/(styled-components|stylis|@emotion\/[\w-]+)\//],
  ['web-vitals', /\/node_modules\/web-vitals\//],
  ['components and contract', /\/packages\//],
  ['the host’s own code', /\/src\//],
];
const REST = 'webpack’s runtime and what it adds around modules';

/** Builds the host, and says what the script that starts it consists of. Resolves to what prints it. */
export async function host() {
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { hostReport } = await import('../../e2e/bench/hostReport.ts');
  const run = runOf('host');
  const { parts, whole } = await step('Build the host with a source map', measure);
  const report = hostReport({ parts, whole }, run);
  await writeSection('host', report);
  return () => console.log(`\n${report}\n\nWritten to ${REPORT}.`);
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-host-'));
  try {
    const { code, map } = await buildMapped(folder);
    const whole = sizesOf(code);
    const parts = [...PARTS.map(([name]) => name), REST].map((name) => {
      const rest = code.filter(({ source }) => partOf(source) !== name);
      const own = code.filter(({ source }) => partOf(source) === name);
      return { name, bytes: sizesOf(own).bytes, compressed: whole.compressed - sizesOf(rest).compressed };
    });
    return { outcome: `${map} files`, parts, whole };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The minified script in pieces, each with the file that it is from. */
async function buildMapped(outputDir) {
  const webpack = createRequire(join(ROOT, 'packages/tooling/package.json'))('webpack');
  const { loadProject, releaseConfigurations } = await import('../../packages/tooling/dist/webpack/index.js');
  const project = loadProject(join(ROOT, HOST_FOLDER));
  const [client] = releaseConfigurations({ project, version: '0.0.0', mode: 'production', outputDir });
  const stats = await new Promise((resolve, reject) => {
    webpack({ ...client, devtool: 'source-map' }, (error, done) => (error ? reject(error) : resolve(done)));
  });
  const [file] = stats.compilation.entrypoints.get('main').getFiles();
  const map = new TraceMap(JSON.parse(readFileSync(join(outputDir, `${file}.map`), 'utf8')));
  const lines = readFileSync(join(outputDir, file), 'utf8').split('\n');
  const marks = [];
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    marks.push({ line: generatedLine - 1, column: generatedColumn, source });
  });
  const code = lines.flatMap((text, line) => {
    const ofLine = [{ column: 0, source: null }, ...marks.filter((mark) => mark.line === line)];
    return ofLine.map(({ column, source }, index) => ({ source, text: text.slice(column, ofLine[index + 1]?.column) }));
  });
  return { code, map: map.sources.length };
}

function partOf(source) {
  return PARTS.find(([, pattern]) => source !== null && pattern.test(`/${source}`))?.[0] ?? REST;
}

function sizesOf(pieces) {
  const bytes = Buffer.from(pieces.map(({ text }) => text).join(''));
  return { bytes: bytes.length, compressed: brotliCompressSync(bytes).length };
}
