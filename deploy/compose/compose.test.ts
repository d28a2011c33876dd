import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readYaml } from '../testing/readYaml.ts';

interface Service {
  cap_drop?: string[];
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources: { limits: { memory: string } } };
  environment?: Record<string, string>;
  ports?: string[];
  read_only?: boolean;
  secrets?: string[];
  security_opt?: string[];
}

const FOLDER = import.meta.dirname;
const LINTER = join(dirname(createRequire(import.meta.url).resolve('dclint')), '../bin/dclint.cjs');
const { services, secrets } = readYaml('compose/compose.yaml') as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};

/** The linter's result: the schema of the Compose specification, and its own rules. */
function lint(file: string) {
  const options = ['-c', join(FOLDER, '.dclintrc.yaml'), '--max-warnings', '0', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINTER, ...options], { encoding: 'utf8' });
  return { status, printed: (stdout + stderr).trim() };
}

describe('the compose file', () => {
  it('passes its linter', () => {
    expect(lint(join(FOLDER, 'compose.yaml'))).toEqual({ status: 0, printed: '' });
  });

  it('would fail with a key that Compose does not know', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saltbush-compose-'));
    const text = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
    writeFileSync(join(folder, 'compose.yaml'), text.replace('read_only: true', 'readonly: true'));
    expect(lint(join(folder, 'compose.yaml'))).toMatchObject({
      status: 1,
      printed: expect.stringContaining('must NOT have additional properties'),
    });
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(services))('runs %s with no more rights and memory than it needs', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: expect.any(String) } } },
    });
  });

  it('exposes the proxy to the network, and nothing else', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('passes secrets as files, and passes all of them to each gateway', () => {
    for (const [name, { environment = {} }] of Object.entries(services)) {
      for (const [variable, value] of Object.entries(environment)) {
        const isSecret = /SECRET|TOKEN|PASSWORD|DATABASE_URL|SMTP_URL/.test(variable);
        if (isSecret)
          expect([name, variable, value]).toEqual([
            name,
            expect.stringMatching(/_FILE$/),
            expect.stringMatching(/^\/run\/secrets\//),
          ]);
        if (isSecret) expect(services[name]?.secrets).toContain(value.replace('/run/secrets/', ''));
      }
    }
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/secrets\//);
  });

  it('starts in order: database, schema, gateways, then what needs them', () => {
    expect(services.migrate?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    for (const name of ['gateway-1', 'gateway-2']) {
      expect(services[name]?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    }
    expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(['gateway-1', 'gateway-2']);
  });
});
