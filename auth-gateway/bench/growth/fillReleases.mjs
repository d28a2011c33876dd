import { createHash } from 'node:crypto';
import { contentId } from '@saltbush/contract/gate';
import { releaseDigest } from '@saltbush/contract/provenance';
import { containerName } from '@saltbush/contract/release';
import { FIRST_LOG_HASH, logHashInput } from '@saltbush/contract/release-log';
import { openDatabase } from '../../dist/database/openDatabase.js';

/** Pages of mf-marketing that these remotes show at addresses of their own. */
const PAGES = {
  '/services/ftl': '',
  '/services/ltl': '/two',
  '/industries': '/three',
  '/about': '/four',
  '/faq': '/five',
};
const MENUS = ['services', 'company', 'resources'];
/** One remote in five has no entry in a menu. */
const WITHOUT_MENU = 5;
const ROWS_AT_ONCE = 500;
const DAY_MS = 86_400_000;

export const teamName = (team) => `mf-team-${team}`;
export const teamPaths = (team) => Object.values(PAGES).map((end) => `/team-${team}${end}`);
export const teamVersion = (number) => `1.0.${number}`;

function releaseOf(marketing, team, number) {
  const [name, version] = [teamName(team), teamVersion(number)];
  const pages = marketing.pages
    .filter(({ path }) => path in PAGES)
    .map(({ structuredData: _, navigation: __, ...page }) => {
      const path = `/team-${team}${PAGES[page.path]}`;
      const hasEntry = PAGES[page.path] === '' && team % WITHOUT_MENU !== 0;
      const navigation = { menu: MENUS[team % MENUS.length], label: `Team ${team}` };
      return { ...page, path, ...(hasEntry ? { navigation } : {}) };
    });
  const { entry, serverBundle } = marketing;
  const needed = new Set([entry, serverBundle, ...pages.flatMap(({ preload, image }) => [...preload, image])]);
  const files = marketing.files.filter(({ path }) => needed.has(path));
  const release = { ...marketing, name, version, container: containerName(name, version), pages, files, contentId: '' };
  return { ...release, contentId: contentId(release) };
}

/** Inserts rows in large pieces. `columns` are names and types. */
async function insert(pool, table, columns, rows) {
  const names = Object.keys(columns);
  const types = names.map((name, index) => `$${index + 1}::${columns[name]}[]`);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const piece = rows.slice(from, from + ROWS_AT_ONCE);
    await pool.query(
      `insert into ${table} (${names.join(', ')}) select * from unnest(${types.join(', ')})`,
      names.map((name) => piece.map((row) => row[name])),
    );
  }
}

/** Lines of the log, each with the hash over the line before. */
function chained(last, lines) {
  let { seq, hash } = last;
  return lines.map((line) => {
    seq += 1;
    const whole = { seq, share: null, details: null, actor: 'bench', reason: 'Bench', ...line };
    hash = createHash('sha256').update(logHashInput(hash, whole)).digest('hex');
    return { ...whole, details: whole.details && JSON.stringify(whole.details), hash };
  });
}

/**
 * Adds remotes to a database in which the real ones are live, with a history: as many stored releases and activations
 * in all. Their files are those of mf-marketing. `spare` more releases of each team have never been live.
 */
export async function fillReleases({ databaseUrl, teams, stored, activations, spare }) {
  const database = await openDatabase({ databaseUrl });
  const { pool } = database;
  try {
    const found = await pool.query("select manifest from releases where name = 'mf-marketing'");
    const marketing = found.rows[0].manifest;
    const eachStored = Math.ceil(stored / teams);
    const eachActive = Math.min(eachStored - spare, Math.ceil(activations / teams));
    const startedAt = Date.now() - 30 * DAY_MS;
    const releases = [];
    for (let number = 1; number <= eachStored; number += 1) {
      for (let team = 1; team <= teams; team += 1) releases.push(releaseOf(marketing, team, number));
    }
    const atOf = (index) => new Date(startedAt + Math.floor((index / releases.length) * 29 * DAY_MS)).toISOString();
    const rows = releases.map((release, index) => ({
      ...release,
      content_id: release.contentId,
      digest: releaseDigest(release),
      manifest: JSON.stringify(release),
      size_bytes: release.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      published_at: atOf(index),
      published_by: 'bench',
    }));
    const text = { name: 'text', version: 'text' };
    const columns = { content_id: 'text', digest: 'text', manifest: 'jsonb', size_bytes: 'bigint' };
    await insert(pool, 'releases', { ...text, ...columns, published_at: 'timestamptz', published_by: 'text' }, rows);
    await pool.query(
      `insert into release_files (name, version, path, integrity)
      select name, version, file->>'path', file->>'integrity'
      from releases, jsonb_array_elements(manifest->'files') file where name like 'mf-team-%'`,
    );
    const last = await pool.query('select seq, hash, at from release_log order by seq desc limit 1');
    const at = last.rows[0].at.toISOString();
    const published = rows.map(({ name, version, contentId: id, digest }) => ({
      ...{ kind: 'publish', name, version, at },
      details: { contentId: id, digest },
    }));
    const firstActive = eachStored - spare - eachActive;
    const activated = rows.slice(firstActive * teams, (eachStored - spare) * teams).map(({ name, version }) => ({
      ...{ kind: 'activate', name, version, share: 100, at },
    }));
    const lines = chained(last.rows[0] ?? { seq: 0, hash: FIRST_LOG_HASH }, [...published, ...activated]);
    const line = { seq: 'integer', kind: 'text', ...text, share: 'integer', actor: 'text', reason: 'text' };
    await insert(pool, 'release_log', { ...line, details: 'jsonb', at: 'timestamptz', hash: 'text' }, lines);
    await pool.query('analyze');
    return { live: eachStored - spare, newest: eachStored };
  } finally {
    await database.close();
  }
}
