import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

/** What to know once the site runs: its address, the accounts, how to operate releases. */
export async function welcome({ url, port, tokenFile }) {
  const users = await demoUsers();
  const lines = ['', `  Saltbush Freight is at ${url}`, ''];
  if (users.length > 0) {
    const width = Math.max(...users.map(({ email }) => email.length));
    lines.push('  Sign in as');
    for (const { role, email, password } of users) {
      lines.push(`    ${role.padEnd(8)}${email.padEnd(width + 2)}password  ${password}`);
    }
    lines.push('');
  }
  const prefix = port === 3000 ? '' : `MFE_URL=${url} `;
  lines.push(
    '  Releases',
    tokenFile ? `    operator token in ${shortPath(tokenFile)}` : '    operator token from OPERATOR_TOKEN',
    `    ${prefix}npx mfe status`,
    `    ${prefix}npx mfe rollback mf-quote --reason "Prices look wrong"`,
    '',
    '  Ctrl+C stops it.',
    '',
  );
  console.log(lines.join('\n'));
}

async function demoUsers() {
  if (process.env.OIDC_ISSUER || process.env.NODE_ENV === 'production') return [];
  const file = join(ROOT, 'auth-gateway/dist/auth/issuer/demo-users.data.js');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).DEMO_USERS : [];
}

function shortPath(file) {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
