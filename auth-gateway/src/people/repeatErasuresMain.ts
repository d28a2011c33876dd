import { readFile } from 'node:fs/promises';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { isStartFault } from '../errors.ts';
import { readErasures, repeatErasures } from './repeatErasures.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run repeat-erasures -w @saltbush/auth-gateway -- <file>`: run it after a backup was restored and before the
 * gateway starts.
 */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    say('Give the file of erasures that you keep outside the database, or the log of the gateway.');
    return 1;
  }
  const known = readErasures(await readFile(file, 'utf8'));
  if (known.erasures.size === 0) {
    say(`${file} holds no erasure. Give the file from the desk (Download the list of erasures), or the gateway's log.`);
    return 1;
  }
  const database = await openDatabase(parseConfig(process.env));
  try {
    const { erased, refused, absent } = await repeatErasures(database.db, known);
    say(
      `${erased.length} erased again${erased.length > 0 ? ` (${erased.join(', ')})` : ''}; of ${absent} nothing is held.`,
    );
    for (const { pseudonym, why } of refused) say(`Not erased: ${pseudonym}. ${why}`);
    return refused.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${isStartFault(error) ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
