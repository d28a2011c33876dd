import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BODY_SCHEMAS } from '@saltbush/business-api/api/request-schemas';
import { type ApiSurface, incompatibilities } from '@saltbush/contract/api-surface';
import { describeApi, nextSurface } from '@saltbush/tooling/api-surface';
import { requestSchemasOf } from '../../fixtures/requestSchemasOf.ts';
import { routeFiles } from '../../fixtures/routeFiles.ts';
import { CAPABILITIES } from '../capabilities.ts';

const PACKAGE = join(import.meta.dirname, '../../../packages/business-api');
/** `npm run surface` writes the files instead of comparing them. */
const { WRITE_SURFACE, RAISE_MAJOR, LAND_SURFACE } = process.env;

const described = describeApi(routeFiles(), {
  body: { ...BODY_SCHEMAS, ...requestSchemasOf(CAPABILITIES, 'body') },
  query: requestSchemasOf(CAPABILITIES, 'query'),
});
const capabilities = Object.keys(described);

const fileOf = (capability: string) => join(PACKAGE, 'surface', `${capability}.json`);
const landedOf = (capability: string) => join(PACKAGE, 'surface/landed', `${capability}.json`);

const read = (file: string): ApiSurface | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ApiSurface) : undefined;

function nextOf(capability: string) {
  const committed = read(fileOf(capability));
  const isRaised = RAISE_MAJOR === capability;
  return nextSurface(
    described[capability] ?? { routes: {}, types: {} },
    committed,
    (committed?.major ?? 1) + (isRaised ? 1 : 0),
  );
}

interface Described {
  type: string;
  tests?: { name?: string }[];
  fields?: Record<string, Described>;
  innerType?: Described;
}

/** Where a schema would pass on fields that it does not know. */
function openPlaces({ type, tests = [], fields = {}, innerType }: Described, at: string): string[] {
  const isOpen = type === 'object' && !tests.some(({ name }) => name === 'noUnknown');
  return [
    ...(isOpen ? [at === '' ? 'the whole' : at] : []),
    ...Object.entries(fields).flatMap(([name, field]) => openPlaces(field, `${at}.${name}`)),
    ...(innerType ? openPlaces(innerType, `${at}[]`) : []),
  ];
}

const advice = (capability: string): string =>
  'Keep the old form and add to it, or give the new one a route of its own beside the old. To end the old one for good, ' +
  `run npm run surface -w @saltbush/business-api -- --major ${capability}.`;

describe.each(capabilities)('the surface of %s', (capability) => {
  it('changes in ways only that callers built before can live with', () => {
    const { broken } = nextOf(capability);
    const messages = broken.map(({ message }) => message);
    expect(messages.length === 0 ? [] : [...messages, advice(capability)]).toEqual([]);
  });

  it('is up to date; if this fails run npm run surface -w @saltbush/business-api', () => {
    const { surface, broken } = nextOf(capability);
    if (WRITE_SURFACE && broken.length === 0) {
      mkdirSync(join(PACKAGE, 'surface/landed'), { recursive: true });
      writeFileSync(fileOf(capability), `${JSON.stringify(surface, null, 2)}\n`);
      if (LAND_SURFACE || !existsSync(landedOf(capability))) {
        writeFileSync(landedOf(capability), `${JSON.stringify(surface, null, 2)}\n`);
      }
    }
    expect(surface).toEqual(read(fileOf(capability)));
  });

  it('names as the successor of a route only one that is there', () => {
    const routes = described[capability]?.routes ?? {};
    const successors = Object.values(routes).flatMap(({ replacedBy }) => replacedBy ?? []);
    expect(successors.filter((route) => !Object.hasOwn(routes, route))).toEqual([]);
  });

  it('still offers what was landed, or says so with a higher major', () => {
    const [landed, present] = [read(landedOf(capability)), read(fileOf(capability))];
    if (!landed || !present) throw new TypeError(`surface/landed lacks ${capability}. Run npm run surface.`);
    if (present.major > landed.major) return;
    expect(incompatibilities(landed, present)).toEqual([]);
    const gone = Object.entries(landed.routes).filter(([route, { form }]) => {
      const { form: now, compatible = [] } = present.routes[route] ?? {};
      return form !== now && !compatible.includes(form);
    });
    expect(gone.map(([route]) => route)).toEqual([]);
  });
});

describe('readers of requests', () => {
  const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  const table = README.split('\n').filter((row) => row.startsWith('| `POST '));
  const written = table.flatMap((row) => [...row.matchAll(/`(POST [^`]+)`/g)].map(([, route]) => route));

  it('ignore what they do not know only where the README says so, with the reason', () => {
    const ignoring = Object.values(described).flatMap(({ routes }) =>
      Object.entries(routes).flatMap(([route, forms]) =>
        JSON.stringify(forms.body ?? {}).includes('"unknown":"ignored"') ? [route] : [],
      ),
    );
    expect(ignoring.sort()).toEqual(written.sort());
  });

  it('refuse it everywhere else', () => {
    const parts = [BODY_SCHEMAS, requestSchemasOf(CAPABILITIES, 'body'), requestSchemasOf(CAPABILITIES, 'query')];
    const others = parts.flatMap((part) => Object.entries(part)).filter(([route]) => !written.includes(route));
    const lax = others.filter(([, schema]) => openPlaces(schema.describe() as Described, '').length > 0);
    expect(lax.map(([route, schema]) => [route, openPlaces(schema.describe() as Described, '')])).toEqual([]);
  });
});
