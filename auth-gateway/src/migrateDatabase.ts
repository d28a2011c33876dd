// Brings the schema of the database up to date and ends. For a rollout that does this before the first new gateway
// starts, or with a role that may change tables when the gateways' own role may not.
import { parseConfig } from './config.ts';
import { openDatabase } from './database/openDatabase.ts';
import { isStartFault } from './errors.ts';
import { withSecretFiles } from './secretFiles.ts';

try {
  const database = await openDatabase(parseConfig(withSecretFiles(process.env)));
  await database.close();
  process.stdout.write('The schema of the database is up to date.\n');
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isStartFault(error) ? error.message : text}\n`);
  process.exitCode = 1;
}
