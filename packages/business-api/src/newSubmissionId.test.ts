import * as yup from 'yup';
import { newSubmissionId } from './newSubmissionId.ts';

describe('newSubmissionId', () => {
  it('is a UUID that the schemas accept, a new one each time', () => {
    const ids = Array.from({ length: 100 }, newSubmissionId);
    for (const id of ids) {
      expect(yup.string().uuid().isValidSync(id)).toBe(true);
      expect(id).toMatch(/^.{8}-.{4}-4.{3}-[89ab].{3}-.{12}$/);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });
});
