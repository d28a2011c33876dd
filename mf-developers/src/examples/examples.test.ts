import { aDescription, SCHEMAS } from '../../fixtures/aDescription.ts';
import { operationsOf } from '../description/operationsOf.ts';
import { curlOf } from './curlOf.ts';
import { exampleOf } from './exampleOf.ts';
import { filledPath } from './filledPath.ts';
import { sampleOf } from './sampleOf.ts';
import { typescriptOf } from './typescriptOf.ts';

const ORIGIN = 'https://site.example';
const [book, labels] = operationsOf(aDescription()).flatMap(({ operations }) => operations);
if (!book || !labels) throw new Error('The fixture has two calls.');

it('makes a value of what is required and what the names of fields suggest', () => {
  expect(exampleOf(book.body ?? {}, { schemas: SCHEMAS })).toEqual({
    quoteToken: 'the-token-of-the-quote',
    hasForklift: true,
    goods: { weight: '800', unit: 'kg' },
    lines: [],
    pickupDate: '2026-12-01',
  });
});

it('ends where references lead in a circle', () => {
  expect(exampleOf({ $ref: '#/components/schemas/Booking' }, { schemas: SCHEMAS })).toEqual({
    reference: 'SH-2026-000123',
    stops: [{ suburb: 'Sydney', kind: 'pickup' }],
  });
});

it.each([
  [{ enum: ['', 'I'] }, 'I'],
  [{ enum: [null] }, null],
  [{ anyOf: [{ type: 'null' }, { type: 'number' }], default: null }, null],
  [{ anyOf: [{ type: 'null' }, { type: 'number', minimum: 5 }] }, 5],
  [{ anyOf: [{ type: 'null' }] }, null],
  [{ type: 'integer', default: 3 }, 3],
  [{ type: 'string', format: 'uuid' }, '3f2b8a4e-5c1d-4e7a-9b60-2d8f1c7e5a90'],
  [{ type: 'object' }, {}],
  [{}, null],
])('makes of %p %p', (schema, value) => {
  expect(exampleOf(schema, { schemas: {} })).toEqual(value);
});

it('leaves a suggestion out that the schema does not allow', () => {
  const properties = { mode: { enum: ['ftl'] }, name: { type: 'string', maxLength: 2 }, pickup: { type: 'object' } };
  expect(exampleOf({ properties, required: ['mode', 'name'] }, { schemas: {} })).toEqual({ mode: 'ftl', name: 'text' });
});

it('writes commands that a shell takes as they are', () => {
  const sample = { origin: ORIGIN, method: 'POST', path: '/api/x', body: `{"name":"O'Brien"}`, file: null };
  expect(curlOf(sample, 'sk_test_1')).toBe(
    [
      `curl '${ORIGIN}/api/x' \\`,
      '  -H "Authorization: Bearer sk_test_1" \\',
      '  -H "Idempotency-Key: $(uuidgen)" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{"name":"O'\\''Brien"}'`,
    ].join('\n'),
  );
  expect(curlOf({ ...sample, body: null })).toContain("curl -X POST 'https://site.example/api/x'");
  expect(curlOf(sampleOf(labels, SCHEMAS, ORIGIN))).toBe(
    [
      `curl '${ORIGIN}/api/shipments/SH-2026-000123/labels.pdf' \\`,
      '  -H "Authorization: Bearer sk_test_YOUR_KEY" \\',
      '  -o labels.pdf',
    ].join('\n'),
  );
});

it('writes TypeScript that sends the same', () => {
  const text = typescriptOf(sampleOf(book, SCHEMAS, ORIGIN));
  expect(text).toContain("  method: 'POST',");
  expect(text).toContain('  body: JSON.stringify({\n    "quoteToken": "the-token-of-the-quote",');
  expect(text).toContain('if (!response.ok) throw new Error(answer.detail);');
  expect(typescriptOf(sampleOf(labels, SCHEMAS, ORIGIN))).toContain('const file = await response.arrayBuffer();');
});

it('fills parameters into the address, and leaves what is not known as it is', () => {
  expect(filledPath('/a/{b}/{c}', { b: 'x/y' }, { d: 'e f', g: '' })).toBe('/a/x%2Fy/{c}?d=e+f');
});
