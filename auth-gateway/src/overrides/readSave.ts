import { Refusal } from '@saltbush/capability/refusal';
import { type CopySave, SAVE_FILE } from '@saltbush/contract/release-api';
import { readArchive } from '../releases/readArchive.ts';
import { saveBody } from './override-requests.ts';

/** A save that changes more waits for its whole build. */
const MOST_BYTES = 500_000;
/** What is said of the updates; a file of JSON. */
const MOST_FACT_BYTES = 20_000;
const MOST_SCRIPTS = 100;
const SCRIPT = /^[\w.~-]{1,200}\.hot-update\.js$/;

const refusal = (message: string) => new Refusal(message, { status: 400, code: 'invalid-input' });
const TOO_LARGE = new Refusal(`A save may have ${MOST_BYTES / 1000} kB. Open pages get it with the whole build.`, {
  status: 413,
  code: 'archive-too-large',
});

/** What a working copy sends of a save. @throws Refusal where it is no save, or a large one. */
export async function readSave(packed: Buffer): Promise<{ save: CopySave; scripts: Map<string, Buffer> }> {
  const files = await readArchive(packed);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MOST_BYTES || files.size > MOST_SCRIPTS) throw TOO_LARGE;
  const facts = files.get(SAVE_FILE);
  files.delete(SAVE_FILE);
  const stray = [...files.keys()].find((path) => !SCRIPT.test(path));
  if (stray !== undefined) throw refusal(`A save holds scripts of updates and ${SAVE_FILE}, and not ${stray}.`);
  if (facts === undefined || facts.length > MOST_FACT_BYTES) {
    throw refusal(`A save holds ${SAVE_FILE} of at most ${MOST_FACT_BYTES / 1000} kB.`);
  }
  return { save: factsOf(facts), scripts: files };
}

function factsOf(bytes: Buffer): CopySave {
  try {
    return saveBody.validateSync(JSON.parse(bytes.toString('utf8')), { strict: true, stripUnknown: false });
  } catch (error) {
    throw refusal(`${SAVE_FILE} does not say what a save changes: ${(error as Error).message.slice(0, 200)}`);
  }
}
