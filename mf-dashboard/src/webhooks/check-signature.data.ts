/** How a receiver checks a signature, as capabilities/webhooks/README.md says it. */
export const CHECK_SIGNATURE = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a request is ours. \`body\` is the text as it came, before it is parsed. */
export function isOurs(headers: Record<string, string>, body: string, secret: string) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hash = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`);
  const wanted = Buffer.from(hash.digest('base64'));
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`;
