import { testKilledWrites } from './testKilledWrites.ts';

describe('a gateway', () => testKilledWrites('server'));
