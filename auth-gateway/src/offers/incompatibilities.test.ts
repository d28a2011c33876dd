import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiSurface, incompatibilities, routeDigest } from '@saltbush/contract/api-surface';
import { BREAKING_CHANGES } from '../../fixtures/api-changes/breaking-changes.data.ts';
import { COMPATIBLE_CHANGES } from '../../fixtures/api-changes/compatible-changes.data.ts';

const SURFACES = join(import.meta.dirname, '../../../packages/business-api/surface');

const surfaceOf = (capability: string) =>
  JSON.parse(readFileSync(join(SURFACES, `${capability}.json`), 'utf8')) as ApiSurface;

describe('a change of the API within a major', () => {
  it.each(BREAKING_CHANGES)('is refused: $what ($capability)', ({ capability, make }) => {
    const changed = surfaceOf(capability);
    make(changed);
    const found = incompatibilities(surfaceOf(capability), changed);
    expect(found).not.toEqual([]);
    for (const { route, message } of found) expect(message.startsWith(route)).toBe(true);
  });

  it.each(COMPATIBLE_CHANGES)('is accepted: $what ($capability)', ({ capability, make }) => {
    const changed = surfaceOf(capability);
    make(changed);
    expect(incompatibilities(surfaceOf(capability), changed)).toEqual([]);
  });

  it('is tried in many ways', () => {
    expect(BREAKING_CHANGES.length).toBeGreaterThanOrEqual(50);
    expect(COMPATIBLE_CHANGES.length).toBeGreaterThanOrEqual(20);
  });

  it('is said with the place, and what callers would meet there', () => {
    const changed = surfaceOf('consignments');
    const { body } = changed.routes['POST /api/track'] ?? {};
    body?.required?.push('name');
    Object.assign(body?.properties ?? {}, { name: { type: 'string' } });
    expect(incompatibilities(surfaceOf('consignments'), changed)).toEqual([
      {
        route: 'POST /api/track',
        message: 'POST /api/track: name of the body is now required, and earlier callers may leave it out.',
      },
    ]);
  });

  it('is refused where leaving a field out would mean something else', () => {
    const before = surfaceOf('consignments');
    const { body } = before.routes['POST /api/track'] ?? {};
    Object.assign(body?.properties ?? {}, { days: { type: 'number', default: 7 } });
    const after = structuredClone(before);
    Object.assign(after.routes['POST /api/track']?.body?.properties?.days ?? {}, { default: 30 });
    expect(incompatibilities(before, after).map(({ message }) => message)).toEqual([
      'POST /api/track: days of the body now means 30 when it is left out.',
    ]);
    expect(incompatibilities(surfaceOf('consignments'), before)).toEqual([]);
  });

  it('gives a route another form, also where only a type has changed that its answer refers to', () => {
    const { routes, types } = surfaceOf('quotes');
    const route = routes['GET /api/quotes'];
    if (!route) throw new TypeError('There is no such route.');
    expect(routeDigest('GET /api/quotes', route, types)).toBe(route.form);
    const changed = { ...types, QuoteLine: { ...types.QuoteLine, rules: ['new'] } };
    expect(routeDigest('GET /api/quotes', route, changed)).not.toBe(route.form);
  });
});
