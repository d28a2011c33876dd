import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OWN = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms;

/** Packages and files that are loaded together with this file, not counting those that are loaded later. */
function loadedWith(start: URL): Set<string> {
  const found = new Set<string>();
  const look = (file: URL): void => {
    if (found.has(file.href) || !existsSync(fileURLToPath(file))) return;
    found.add(file.href);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(OWN)) {
      if (from.startsWith('.')) look(new URL(from, file));
      else found.add(from);
    }
  };
  look(start);
  return found;
}

it('a gateway without a collector loads nothing of OpenTelemetry', () => {
  const loaded = loadedWith(new URL('../runGateway.ts', import.meta.url));
  expect(loaded.size).toBeGreaterThan(300);
  expect([...loaded]).toContain('@saltbush/capability/traces');
  const measuring = loadedWith(new URL('../../../packages/capability/src/traces/index.ts', import.meta.url));
  expect([...measuring].some((one) => one.endsWith('/traces/inSpan.ts'))).toBe(true);
  const all = [...loaded, ...measuring];
  expect(all.filter((one) => one.startsWith('@opentelemetry/') || one.endsWith('/createTraces.ts'))).toEqual([]);
  const later = loadedWith(new URL('./createTraces.ts', import.meta.url));
  expect([...later].filter((one) => one.startsWith('@opentelemetry/')).length).toBeGreaterThan(2);
});
