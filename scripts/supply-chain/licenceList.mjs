import { licenceFindings } from './licenceFindings.mjs';
import { licenceOf } from './licenceOf.mjs';
import { ALLOWED_LICENCES } from './licences.data.mjs';
import { packageName } from './packageName.mjs';

const BROWSER = 'pages';

/** The page `docs/licences.md`: each shipped package with version, licence and the deployables that contain it. */
export function licenceList(shipped) {
  const rows = new Map();
  for (const { name: deployable, lock, paths } of shipped) {
    for (const path of paths.filter((each) => each.includes('node_modules/'))) {
      const key = `${packageName(lock, path)} ${lock.packages[path].version}`;
      const row = rows.get(key) ?? { licence: licenceOf(lock, path), places: new Set() };
      row.places.add(deployable === 'auth-gateway' ? 'gateway' : BROWSER);
      rows.set(key, row);
    }
  }
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, { licence, places }]) =>
        `| ${key.replace(' ', ' | ')} | ${licence ?? 'none'} | ${[...places].sort().join(', ')} |`,
    );
  const findings = shipped.flatMap(({ lock, paths }) => licenceFindings(lock, paths));
  return `# Licences

Packages of others that the gateway runs, or that a page may bring to a browser: ${rows.size}. Written by
\`npm run licences\`, which fails for a licence that is not on the list: ${ALLOWED_LICENCES.join(', ')}. The site itself
is under the [MIT licence](../LICENSE), its typeface Archivo under the SIL Open Font License 1.1.

| Package | Version | Licence | In |
|---|---|---|---|
${lines.join('\n')}
${findings.length > 0 ? `\nNot allowed:\n\n${findings.map((line) => `- ${line}`).join('\n')}\n` : ''}`;
}
