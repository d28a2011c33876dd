import { WEBHOOK_EVENTS } from '@saltbush/webhooks/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keyDesk } from '../../fixtures/keyDesk.ts';
import { layCompany } from '../../fixtures/layCompany.ts';
import { CAPABILITIES } from '../capabilities.ts';
import { readSurfaces } from '../offers/readSurfaces.ts';
import { describeApi } from './describeApi.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@company.example' };

interface Operation {
  operationId: string;
  security: { key: string[] }[];
  parameters: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

type Paths = Record<string, Record<string, Operation>>;

const publicUrl = 'https://www.saltbush.example';
const described = describeApi({ capabilities: CAPABILITIES, surfaces: readSurfaces(), publicUrl });
const paths = described.paths as Paths;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ id: `${method.toUpperCase()} ${path}`, path, operation })),
);

describe('the description of the API', () => {
  it('is OpenAPI 3.1 by the schema of the specification', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(described));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
  });

  it('has every route that keys open, with its scope, and no other', () => {
    const open = CAPABILITIES.flatMap(({ routes }) =>
      routes.flatMap(({ id, forKeys }) =>
        forKeys === null ? [] : [`${id.replace(/:(\w+)/g, '{$1}')} ${forKeys.scope}`],
      ),
    );
    expect(open.length).toBeGreaterThan(10);
    const told = operations.map(({ id, operation }) => `${id} ${operation.security[0]?.key.join()}`);
    expect(told.sort()).toEqual(open.sort());
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('says each part of the address of $id', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const told = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(told).toEqual(inPath);
  });

  it('refers to nothing that it lacks', () => {
    const components = described.components as Record<string, Record<string, unknown>>;
    const references = [...JSON.stringify(described).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, kind = '', name = ''] of references) expect(components[kind]).toHaveProperty(name);
  });

  it('sends nobody to documents that keys do not open', () => {
    const named = [...JSON.stringify(described).matchAll(/`GET (\/api\/[^`\s?]+\.pdf)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, path = ''] of named) expect(paths).toHaveProperty([path.replace(/:(\w+)/g, '{$1}'), 'get']);
  });

  it('has every event that webhooks tell', () => {
    expect(Object.keys(described.webhooks as object)).toEqual(WEBHOOK_EVENTS.map(({ type }) => type));
  });

  it('explains the fields that types explain', () => {
    const { SavedQuote } = (described.components as { schemas: Record<string, { properties: object }> }).schemas;
    expect(SavedQuote?.properties).toMatchObject({ validUntil: { description: expect.stringContaining('Last day') } });
  });
});

describe('what is answered', () => {
  const gateway = gatewayOn('embedded', { now: () => NOW });
  beforeAll(async () => {
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
  });

  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'api', ...described });

  function faultsOf(path: string, method: string, status: number, body: unknown): unknown {
    const { content = {} } = paths[path]?.[method]?.responses[String(status)] ?? {};
    const schema = JSON.stringify(content['application/json']?.schema ?? false).replaceAll('"#/', '"api#/');
    const check = ajv.compile(JSON.parse(schema) as object);
    return check(body) ? null : check.errors;
  }

  it('is what the description says, from the price to the booking', async () => {
    const { make, bearer, book } = keyDesk(() => gateway);
    const headers = bearer(await make('CL-2026-00001', {}, ANA));
    const { reference } = await book(headers);
    for (const path of ['/api/shipments', `/api/shipments/${reference}`, '/api/invoices']) {
      const { status, body } = await gateway.get(path, headers);
      const template = path.replace(reference, '{reference}');
      expect([path, status, faultsOf(template, 'get', status, body)]).toEqual([path, 200, null]);
    }
    const request = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne', palletCount: 2 };
    const { status, body } = await gateway.post('/api/quotes/prices', { request }, headers);
    expect([status, faultsOf('/api/quotes/prices', 'post', status, body)]).toEqual([200, null]);
    expect(faultsOf('/api/shipments', 'get', 200, { rows: 'none' })).not.toBeNull();
    const refused = await gateway.post('/api/quotes/prices', { request: { ...request, pickup: '' } }, headers);
    expect(refused).toMatchObject({ status: 422, body: { code: 'quote-refused' } });
    expect(paths['/api/quotes/prices']?.post?.responses).toHaveProperty('422');
  });

  it('is kept by browsers until it changes', async () => {
    const first = await gateway.get('/api/openapi.json', {});
    expect([first.status, first.body.openapi]).toEqual([200, '3.1.0']);
    const tag = first.headers.get('etag') ?? '';
    const second = await fetch(`${gateway.url}/api/openapi.json`, { headers: { 'if-none-match': tag } });
    expect(second.status).toBe(304);
  });
});
