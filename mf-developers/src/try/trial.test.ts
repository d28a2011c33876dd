import { callOf, type Trial, takesSubmission } from './trial.ts';

const TRIAL: Trial = {
  ...{ summary: 'Book', method: 'POST', path: '/api/shipments/{reference}/x', values: {}, file: null },
  ...{ body: '{}', takesSubmission: true },
  parameters: [
    { name: 'reference', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'size', in: 'query', schema: { type: 'string' } },
    { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
  ],
};
const submissionId = 'an-id';

it('says what is missing, before anything is sent', () => {
  expect(callOf(TRIAL, { values: { reference: ' ' }, body: '{', submissionId })).toEqual({
    faults: { reference: 'Fill in reference', body: expect.stringContaining('This is not JSON') },
  });
});

it('makes a call of what was filled in, and adds a submission where there is none', () => {
  const values = { reference: 'SH-1', size: 'a6' };
  expect(callOf(TRIAL, { values, body: '{"a":1}', submissionId })).toEqual({
    call: { method: 'POST', url: '/api/shipments/SH-1/x?size=a6', body: '{"a":1,"submissionId":"an-id"}' },
  });
  const own = '{"submissionId":"mine"}';
  expect(callOf(TRIAL, { values, body: own, submissionId })).toMatchObject({ call: { body: own } });
  for (const body of ['[1]', 'null', '7']) {
    expect(callOf(TRIAL, { values, body, submissionId })).toMatchObject({ call: { body } });
  }
  expect(callOf({ ...TRIAL, takesSubmission: false }, { values, body: '{}', submissionId })).toMatchObject({
    call: { body: '{}' },
  });
  expect(callOf({ ...TRIAL, body: null }, { values, body: '', submissionId })).toMatchObject({ call: { body: null } });
});

it('knows which bodies name a submission', () => {
  expect(takesSubmission({ properties: { submissionId: { type: 'string' } } }, {})).toBe(true);
  expect([takesSubmission({ properties: {} }, {}), takesSubmission(null, {})]).toEqual([false, false]);
});
