import * as entry from '../index.ts';
import { TOOLING } from './requireTypeScript.ts';

describe('requireTypeScript', () => {
  it('gives configurations all that this package exports', () => {
    expect({ ...TOOLING }).toEqual({ ...entry });
  });
});
