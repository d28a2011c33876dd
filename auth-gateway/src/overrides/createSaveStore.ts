import { integrityOf } from '@saltbush/contract/gate';
import type { CopySave, SavesReport } from '@saltbush/contract/release-api';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

export interface Save extends CopySave {
  scripts: { file: string; content: string }[];
}

export interface SaveStore {
  /** Puts what was saved in place of what was saved before in the same working copy. */
  keep: (id: string, save: Save) => Promise<void>;
  /** What was saved last in the working copies of a browser, those that it got last first. */
  ofBrowser: (browser: string) => Promise<SavesReport['saves']>;
  /** A script of those; null where the browser has none of that name. */
  script: (browser: string, remote: string, file: string) => Promise<string | null>;
}

/** What was saved last in each working copy, in the database, since its page may ask another gateway. */
export function createSaveStore({ db }: Pick<Database, 'db'>): SaveStore {
  const savesOf = (browser: string) =>
    db
      .selectFrom('copy_saves as save')
      .innerJoin('release_overrides as override', 'override.id', 'save.override_id')
      .where('override.claimed_by', '=', browser)
      .where(sql<boolean>`revoked_at is null and expires_at > clock_timestamp()`)
      .orderBy('override.claimed_at', 'desc');

  return {
    async keep(id, { hash, updates, scripts }) {
      const save = { hash, updates: JSON.stringify(updates), scripts: JSON.stringify(scripts) };
      await db
        .insertInto('copy_saves')
        .values({ override_id: id, ...save })
        .onConflict((conflict) => conflict.column('override_id').doUpdateSet(save))
        .execute();
    },
    async ofBrowser(browser) {
      const rows = await savesOf(browser).select(['name as remote', 'hash', 'updates', 'scripts']).execute();
      return rows.map(({ scripts, ...row }) => ({
        ...row,
        scripts: scripts.map(({ file, content }) => ({ file, integrity: integrityOf(Buffer.from(content)) })),
      }));
    },
    async script(browser, remote, file) {
      const rows = await savesOf(browser).where('name', '=', remote).select('scripts').execute();
      const found = rows.flatMap(({ scripts }) => scripts).find((script) => script.file === file);
      return found?.content ?? null;
    },
  };
}
