import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

const run = promisify(execFile);
const TEMPLATE_FOLDER = join(import.meta.dirname, '../nginx');
const START_TIMEOUT_MS = 10_000;

interface Options {
  /** Ports of the gateways on this machine. */
  gatewayPorts: readonly number[];
  /** Values for placeholders of the template that differ for this test. */
  env?: Readonly<Record<string, string>>;
  /** Changes the finished configuration. */
  adapt?: (config: string) => string;
}

export interface TestNginx {
  httpPort: number;
  httpsPort: number;
  /** Certificate of `localhost`, which the test has to trust. */
  certificate: string;
  /** The access log so far. */
  readAccessLog: () => Promise<string>;
  stop: () => Promise<void>;
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files]);
}

/** Runs nginx with `deploy/nginx/saltbush.conf.template` and TLS for `localhost`, in a folder of its own. */
export async function startNginx({ gatewayPorts, env = {}, adapt = (config) => config }: Options): Promise<TestNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-nginx-'));
  // When root starts nginx, its workers run as another user and need access.
  await chmod(folder, 0o755);
  await makeCertificate(folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  for (const file of ['saltbush.conf.template', 'nginx.env', 'render.sh']) {
    await copyFile(join(TEMPLATE_FOLDER, file), join(folder, file));
  }
  const accessLog = join(folder, 'access.log');
  const { stdout } = await run('sh', [join(folder, 'render.sh')], {
    env: {
      ...process.env,
      NGINX_PUBLIC_HOST: `localhost:${httpsPort}`,
      NGINX_SERVER_NAME: 'localhost',
      NGINX_HTTP_LISTEN: `127.0.0.1:${httpPort}`,
      NGINX_HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
      NGINX_GATEWAYS: gatewayPorts.map((port) => `127.0.0.1:${port}`).join(' '),
      NGINX_CERTIFICATE: join(folder, 'certificate.pem'),
      NGINX_CERTIFICATE_KEY: join(folder, 'key.pem'),
      NGINX_RUN: folder,
      NGINX_ACCESS_LOG: accessLog,
      NGINX_ERROR_LOG: join(folder, 'error.log'),
      ...env,
    },
  });
  const config = join(folder, 'nginx.conf');
  await writeFile(config, adapt(stdout));
  const nginx = spawn('nginx', ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(nginx, 'exit');
  const endsAt = performance.now() + START_TIMEOUT_MS;
  // It is written once nginx has its ports. That something answers at them does not tell that it is this nginx.
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (nginx.exitCode !== null || performance.now() > endsAt) throw new Error('nginx did not start: see above.');
    await wait(20);
  }
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(join(folder, 'certificate.pem'), 'utf8'),
    readAccessLog: () => readFile(accessLog, 'utf8'),
    async stop() {
      nginx.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
