import { aDescription, SCHEMAS } from '../../fixtures/aDescription.ts';
import { fieldsOf, type Inner, innerOf } from './fieldsOf.ts';
import type { Schema } from './openapi.ts';
import { operationsOf } from './operationsOf.ts';
import { typeWords } from './typeWords.ts';

const fieldsIn = (schema: Schema) => fieldsOf(innerOf(schema, SCHEMAS) as Inner, SCHEMAS);

it('says what each field is, required ones first', () => {
  const [booking] = operationsOf(aDescription()).flatMap(({ operations }) => operations);
  const fields = fieldsIn(booking?.body ?? {});
  expect(fields.map(({ name }) => name).slice(-2)).toEqual(['submissionId', 'note']);
  expect(fields.find(({ name }) => name === 'quoteToken')).toMatchObject({
    ...{ type: 'string', isRequired: true, limits: ['at most 100 characters'], inner: null },
  });
  expect(fields.find(({ name }) => name === 'goods')?.inner).not.toBeNull();
});

it('follows references, through lists and alternatives, and ends where they lead in a circle', () => {
  const booking = fieldsIn({ $ref: '#/components/schemas/Booking' });
  const stops = booking.find(({ name }) => name === 'stops');
  expect(stops).toMatchObject({ type: 'list of Stop', limits: ['at least 2 items', 'at most 9 items'] });
  const stop = fieldsOf(stops?.inner as Inner, SCHEMAS);
  expect(stop.map(({ name, values, inner }) => [name, values, inner])).toEqual([
    ['suburb', [], null],
    ['kind', ['pickup', 'delivery'], null],
    ['booking', [], null],
  ]);
  expect(booking.find(({ name }) => name === 'replaces')).toMatchObject({ type: 'Booking or null', inner: null });
});

it('ends where a reference leads only to itself', () => {
  const schemas = {
    A: { $ref: '#/components/schemas/A' },
    B: { type: 'array', items: { $ref: '#/components/schemas/B' } },
  };
  expect(innerOf({ $ref: '#/components/schemas/A' }, schemas)).toBeNull();
  expect(innerOf({ $ref: '#/components/schemas/B' }, schemas)).toBeNull();
  expect(typeWords({ $ref: '#/components/schemas/B' }, schemas)).toMatch(/^list of list/);
});

it('shows several alternatives as fields of their own', () => {
  const fields = fieldsIn({
    anyOf: [{ $ref: '#/components/schemas/Stop' }, { properties: { x: { type: 'number' } } }],
  });
  expect(fields.map(({ name }) => name)).toEqual(['Stop', 'alternative 2']);
});

it.each([
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ anyOf: [{ type: 'null' }, { type: 'number' }] }, 'number or null'],
  [{ enum: ['a', 'b'] }, 'string'],
  [{ type: 'array' }, 'list of values'],
  [{}, 'any value'],
])('says %p as %p', (schema, words) => {
  expect(typeWords(schema, {})).toBe(words);
});

it('groups calls by tag and leaves out tags without any; a call without a known tag comes last', () => {
  const paths = { ...aDescription().paths, '/x': { get: { operationId: 'x', summary: 'X', responses: {} } } };
  const groups = operationsOf(aDescription({ paths }));
  expect(groups.map(({ name }) => name)).toEqual(['Book', 'Label', 'Other calls']);
  expect(groups[1]?.operations[0]).toMatchObject({ file: 'application/pdf', answer: null, refusals: ['404'] });
});
