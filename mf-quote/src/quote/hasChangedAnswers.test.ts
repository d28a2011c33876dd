import { changeRequest } from './changeRequest.ts';
import { hasChangedAnswers } from './hasChangedAnswers.ts';
import { initialRequest } from './initialRequest.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');

describe('hasChangedAnswers', () => {
  it('notices a typed answer, and that the form is empty again', () => {
    const before = changeRequest(initialRequest(new URLSearchParams()), {}, NOW);
    let request = before;
    for (const answer of [{ pickup: 'Dandenong South' }, { delivery: 'Botany' }]) {
      request = changeRequest(request, answer, NOW);
      expect(hasChangedAnswers(before, request)).toBe(true);
    }
    request = changeRequest(changeRequest(request, { pickup: '' }, NOW), { delivery: '' }, NOW);
    expect(hasChangedAnswers(before, request)).toBe(false);
  });
});
