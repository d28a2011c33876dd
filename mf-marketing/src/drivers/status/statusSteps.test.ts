import { NO_DOCUMENTS } from '../form/useDriverDocuments.ts';
import { statusSteps } from './statusSteps.ts';

const verified = NO_DOCUMENTS.map((document) => ({ ...document, status: 'verified' as const }));

describe('statusSteps', () => {
  it('counts what is verified and what is still to come', () => {
    const [first, second] = statusSteps('received', [...verified.slice(0, 3), ...NO_DOCUMENTS.slice(3)], '20 Nov 2026');
    expect(first).toEqual({ title: 'Received', text: 'On 20 Nov 2026.' });
    expect(second?.text).toBe('3 of 7 so far, 4 still to come. It takes 1-2 business days.');
  });

  it.each([
    ['approved', 'Approved'],
    ['declined', 'Declined'],
    ['received', 'Decision'],
  ] as const)('ends %s with %s', (status, title) => {
    const steps = statusSteps(status, verified, '20 Nov 2026');
    expect(steps[1]?.text).toBe('All 7 are settled.');
    expect(steps.at(-1)?.title).toBe(title);
  });
});
