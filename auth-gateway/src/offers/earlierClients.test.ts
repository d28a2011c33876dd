import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BODY_SCHEMAS } from '@saltbush/business-api/api/request-schemas';
import { checkInput } from '@saltbush/capability/http';
import {
  type ApiSurface,
  FORM_NAMES,
  type Form,
  type RouteForms,
  routeDigest,
  type SurfaceRoute,
} from '@saltbush/contract/api-surface';
import { needFindings } from '@saltbush/contract/gate';
import { nextSurface } from '@saltbush/tooling/api-surface';
import fc from 'fast-check';
import type { Schema } from 'yup';
import type { ApiChange } from '../../fixtures/api-changes/ApiChange.ts';
import { BREAKING_CHANGES } from '../../fixtures/api-changes/breaking-changes.data.ts';
import { COMPATIBLE_CHANGES } from '../../fixtures/api-changes/compatible-changes.data.ts';
import { arbitraryOf } from '../../fixtures/api-clients/arbitraryOf.ts';
import { mendRequest } from '../../fixtures/api-clients/mendRequest.ts';
import { readFaults } from '../../fixtures/api-clients/readFaults.ts';
import { ROUTE_INPUTS } from '../../fixtures/hostile-input/route-inputs.ts';
import { requestSchemasOf } from '../../fixtures/requestSchemasOf.ts';
import { CAPABILITIES } from '../capabilities.ts';
import { offersOf } from './offers.ts';
import { readSurfaces } from './readSurfaces.ts';

const LANDED = join(import.meta.dirname, '../../../packages/business-api/surface/landed');
const RUNS = { numRuns: 40, seed: 20_261_124 };

/** Changes that are refused, and that no generated value shows: these rules are functions or patterns. */
const BY_NAME_ALONE = [
  'a postcode has another pattern',
  'a query must meet a new rule',
  'a text must meet a new rule',
  'a text must not be blank any more',
];

const landedOf = (capability: string) =>
  JSON.parse(readFileSync(join(LANDED, `${capability}.json`), 'utf8')) as ApiSurface;
const present = readSurfaces();
const schemas: Record<string, Schema> = { ...BODY_SCHEMAS, ...requestSchemasOf(CAPABILITIES, 'body') };

/** Every route of the landed surface with its surface. */
const landedRoutes = [...present.keys()].flatMap((capability) => {
  const landed = landedOf(capability);
  return Object.entries(landed.routes).map(([route, forms]) => ({ route, forms, landed, capability }));
});

const requestsOf = (route: string, body: Form, { types }: Pick<ApiSurface, 'types'>) =>
  arbitraryOf(body, types, ROUTE_INPUTS[route]?.example).map((request) => mendRequest(route, request));

const withBody = landedRoutes.flatMap(({ route, forms: { body }, landed }) => (body ? [{ route, body, landed }] : []));

describe('pages built for the landed surface', () => {
  it.each(withBody)('send nothing that the present gateway refuses: $route', ({ route, body, landed }) => {
    const schema = schemas[route];
    if (schema === undefined) throw new TypeError(`${route} has no schema.`);
    fc.assert(
      fc.property(requestsOf(route, body, landed), (request) => {
        const read = checkInput(schema, request);
        expect(read.status === 'valid' ? [] : read.faults).toEqual([]);
      }),
      RUNS,
    );
  });

  it.each(landedRoutes)('can read what the present gateway answers: $route', ({ route, forms, landed, capability }) => {
    const surface = present.get(capability);
    const answer = surface?.routes[route]?.answer;
    if (!surface || !answer) throw new TypeError(`${route} is gone.`);
    fc.assert(
      fc.property(arbitraryOf(answer, surface.types, undefined), (value) => {
        expect(readFaults(value, { form: forms.answer, types: landed.types, isStrict: false })).toEqual([]);
      }),
      RUNS,
    );
  });
});

/** The surface of before and that after a change, as `npm run surface` would write it. */
function changed({ capability, make }: ApiChange) {
  const before = present.get(capability);
  if (!before) throw new TypeError(`There is no ${capability}.`);
  const after = structuredClone(before);
  make(after);
  for (const [route, forms] of Object.entries(after.routes)) forms.form = routeDigest(route, forms, after.types);
  return { before, after };
}

const NOTHING: Form = { type: 'object', properties: {}, required: [] };

/** What pages of `before` first meet at a gateway of `after`, for some values of each form; null when all goes well. */
function clash({ before, after }: ReturnType<typeof changed>, route: string, forms: RouteForms): string | null {
  const later = after.routes[route];
  if (later === undefined) return 'the route is gone';
  let met: string | null = null;

  function send(name: (typeof FORM_NAMES)[number]): void {
    const form = later?.[name] ?? NOTHING;
    const example = name === 'body' ? ROUTE_INPUTS[route]?.example : undefined;
    const reading = { form, types: after.types, isStrict: true };
    meet(arbitraryOf(forms[name] ?? NOTHING, before.types, example), (sent) => readFaults(sent, reading));
  }
  function receive(given: Form | undefined, form: Form): void {
    if (given === undefined) met ??= 'a refusal is gone';
    const reading = { form, types: before.types, isStrict: false };
    meet(arbitraryOf(given ?? {}, after.types, undefined), (got) => readFaults(got, reading));
  }
  function meet(values: fc.Arbitrary<unknown>, faultsOf: (value: unknown) => string[]): void {
    if (met !== null) return;
    const found = fc.check(
      fc.property(values, (value) => faultsOf(value).length === 0),
      RUNS,
    );
    if (found.counterexample) met = faultsOf(found.counterexample[0])[0] ?? null;
  }

  for (const name of FORM_NAMES) if (forms[name] ?? later[name]) send(name);
  if (later.file && !forms.file) met ??= 'it wants a file';
  if (forms.file?.some((media) => !later.file?.includes(media))) met ??= 'a file is no longer taken';
  receive(later.answer, forms.answer);
  for (const [code, facts] of Object.entries(forms.refusals)) receive(later.refusals[code], facts);
  return met;
}

/** What pages meet at routes that stay as they are, by digest: each change leaves nearly all as they are. */
const unchanged = new Map<string, string | null>();

function clashOnce(surfaces: ReturnType<typeof changed>, route: string, forms: SurfaceRoute): string | null {
  if (surfaces.after.routes[route]?.form !== forms.form) return clash(surfaces, route, forms);
  const met = unchanged.has(forms.form) ? (unchanged.get(forms.form) ?? null) : clash(surfaces, route, forms);
  unchanged.set(forms.form, met);
  return met;
}

/** The first fault of every route. */
const clashes = (surfaces: ReturnType<typeof changed>) =>
  Object.entries(surfaces.before.routes).flatMap(([route, forms]) => clashOnce(surfaces, route, forms) ?? []);

const needsOf = ({ routes }: ApiSurface) => ({
  name: 'mf-quote',
  version: '1.0.0',
  needs: Object.fromEntries(Object.entries(routes).map(([route, { form }]) => [route, form])),
});

describe('a page of before, and a gateway after a change', () => {
  it.each(COMPATIBLE_CHANGES)('understand each other: $what ($capability)', (change) => {
    const surfaces = changed(change);
    expect(clashes(surfaces)).toEqual([]);
    const routes = Object.entries(surfaces.after.routes).map(([route, { compatible: _, ...forms }]) => [route, forms]);
    const described = { types: surfaces.after.types, routes: Object.fromEntries(routes) } as typeof surfaces.after;
    const { surface } = nextSurface(described, surfaces.before);
    expect(needFindings(needsOf(surfaces.before), offersOf([surface]))).toEqual([]);
  });

  it('fail after every change that is refused, but where a rule shows by its name alone', () => {
    const unseen = BREAKING_CHANGES.filter((change) => clashes(changed(change)).length === 0);
    expect(unseen.map(({ what }) => what).sort()).toEqual(BY_NAME_ALONE);
  });
});

describe('a page after a change, and a gateway of before', () => {
  it.each(COMPATIBLE_CHANGES)('never meet, since the gate refuses the release there: $what ($capability)', (change) => {
    const { before, after } = changed(change);
    const news = Object.entries(after.routes).filter(([route, { form }]) => before.routes[route]?.form !== form);
    const refused = needFindings(needsOf(after), offersOf([before]));
    expect(refused).toHaveLength(news.length);
    for (const [route] of news) expect(refused.some(({ message }) => message.includes(` calls ${route}`))).toBe(true);
  });
});
