import { readFileSync } from 'node:fs';
import { StartFault } from './errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Settings that may be given as a file, so that they appear neither in the environment nor in the list of processes.
 */
const SECRETS = [
  'DATABASE_URL',
  'TEST_DATABASE_URL',
  'LINK_SECRET',
  'LOG_KEY',
  'OIDC_CLIENT_SECRET',
  'OPERATOR_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SESSION_SECRET',
  'SMTP_URL',
] as const;

/**
 * The environment, with each secret that a variable such as `DATABASE_URL_FILE` points to read from its file.
 * @throws StartFault `bad-configuration` for a file that is empty or cannot be read, and for a secret given twice.
 */
export function withSecretFiles(env: Env): Env {
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) refuse(`${name} and ${name}_FILE are both set. Keep one of them.`);
    read[name] = contentOf(name, file);
  }
  return { ...env, ...read };
}

function contentOf(name: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    return refuse(`${name}_FILE cannot be read (${(cause as Error).message}). Check the path and who may read it.`);
  }
  return content === '' ? refuse(`${name}_FILE names ${file}, which is empty. Write the secret into it.`) : content;
}

function refuse(message: string): never {
  throw new StartFault(message, { code: 'bad-configuration' });
}
