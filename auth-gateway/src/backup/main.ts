// npm run backup -w @saltbush/auth-gateway -- saltbush.tar.gz: copies the embedded database while it is in use.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseConfig } from '../config.ts';
import { takeBackup } from './takeBackup.ts';

async function run(name: string | undefined): Promise<string> {
  const { dataDir, databaseUrl } = parseConfig(process.env);
  if (databaseUrl !== null) throw new Error('DATABASE_URL names a PostgreSQL server. Copy that one with pg_dump.');
  if (name === undefined) throw new Error('Say which file to write: npm run backup -- saltbush.tar.gz');
  // npm runs this in the package's folder, so a relative path has to start where the user called it.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const from = await takeBackup(dataDir, file);
  return `${file}: ${Math.ceil((await stat(file)).size / 1024)} kB, ${from}. Keep it as safe as the database itself.`;
}

run(process.argv[2]).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: Error) => {
    process.stderr.write(`No backup was taken: ${error.message}\n`);
    process.exitCode = 1;
  },
);
