import { KEY_PLACEHOLDER, type Sample } from './sample.ts';

/** Text in single quotes, as a shell takes it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a command for a terminal. */
export function curlOf({ origin, method, path, body, file }: Sample, key: string = KEY_PLACEHOLDER): string {
  const parts = [
    `curl ${method === 'GET' || body !== null ? '' : `-X ${method} `}${quoted(origin + path)}`,
    `-H "Authorization: Bearer ${key}"`,
    ...(body === null
      ? []
      : ['-H "Idempotency-Key: $(uuidgen)"', '-H "Content-Type: application/json"', `-d ${quoted(body)}`]),
    ...(file === null ? [] : [`-o ${file}`]),
  ];
  return parts.join(' \\\n  ');
}
