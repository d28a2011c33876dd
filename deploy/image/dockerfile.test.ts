import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const IMAGES = ['gateway', 'releases', 'proxy'];

/** The instructions of one image, as keyword and arguments. */
function stage(name: string): { keyword: string; text: string }[] {
  const instructions = DockerfileParser.parse(TEXT).getInstructions();
  const from = instructions.findIndex(
    (each) => each.getKeyword() === 'FROM' && each.getRawArgumentsContent()?.endsWith(` AS ${name}`),
  );
  const rest = instructions.slice(from + 1);
  const end = rest.findIndex((each) => each.getKeyword() === 'FROM');
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map((each) => ({ keyword: each.getKeyword(), text: each.getArgumentsContent() ?? '' }));
}

describe('the Dockerfile', () => {
  it('passes its linter', () => {
    expect(validate(TEXT)).toEqual([]);
  });

  it('would fail with an instruction that Docker does not know', () => {
    expect(validate(TEXT.replace('WORKDIR /app', 'WORKDIRR /app'))).not.toEqual([]);
  });

  it.each(IMAGES)('makes %s run as an unprivileged user, with a health check', (name) => {
    const instructions = stage(name);
    const user = instructions.filter(({ keyword }) => keyword === 'USER').at(-1);
    expect(user?.text).toBe('65532:65532');
    expect(instructions.filter(({ keyword }) => keyword === 'HEALTHCHECK')).toHaveLength(1);
    // The form without a shell, so that the process itself gets the stop signal.
    expect(instructions.at(-1)).toEqual({ keyword: 'CMD', text: expect.stringMatching(/^\[/) });
  });

  it('asks the gateway itself whether it lives', () => {
    expect(stage('gateway').find(({ keyword }) => keyword === 'HEALTHCHECK')?.text).toContain('/healthz');
  });

  it('names the version of every base image', () => {
    const bases = [...TEXT.matchAll(/^ARG \w+=(\S+)$/gm)].map(([, image]) => image);
    expect(bases).not.toHaveLength(0);
    for (const image of bases) expect(image).toMatch(/^[a-z]+:(?!latest)[\w.-]+$/);
  });

  it('copies what exists', () => {
    for (const { text } of stage('proxy').filter(({ keyword }) => keyword === 'COPY')) {
      const sources = text.split(/\s+/).slice(0, -1);
      for (const source of sources) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
    }
  });

  it('copies every workspace, and nothing that was built or stored on this machine', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    const kept = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
    for (const workspace of workspaces) {
      const folder = workspace.replace(/\/\*$/, '');
      const isKept = kept.some((line) => `${folder}/`.startsWith(`${line}/`) || line === `${folder}/package.json`);
      expect([workspace, isKept]).toEqual([workspace, true]);
    }
    for (const pattern of ['**/node_modules', '**/dist', '**/.data', '**/.env*', '**/*.pem'])
      expect(ignored).toContain(pattern);
    const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    expect(tracked.filter((file) => /\.pem$|(^|\/)\.env|deploy\/compose\/secrets\//.test(file))).toEqual([]);
  });
});
