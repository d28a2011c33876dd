import { aLiveRelease } from '../../fixtures/aRelease.ts';
import { versionMatrix } from './versionMatrix.ts';

const HOST = aLiveRelease({
  name: 'shell',
  version: '2.0.0',
  runs: {
    contract: '1.3.0',
    tooling: '1.1.0',
    shared: { react: '19.2.0', '@saltbush/contract': '1.3.0', unused: '1.0.0' },
  },
});
const QUOTE = aLiveRelease({
  runs: { contract: '1.2.0', tooling: '1.1.0', shared: { react: '^19.2.0', '@saltbush/contract': '^1.2.0' } },
});
const AR = aLiveRelease({ name: 'mf-ar', version: '1.0.0', runs: { contract: '0.9.0', tooling: null, shared: {} } });

it('puts what each remote was built for beside what the host provides', () => {
  const { columns, rows } = versionMatrix([QUOTE, HOST, AR]);
  expect(columns).toEqual(['Contract', 'Tooling', 'react']);
  expect(rows.map(({ name, cells }) => [name, cells.map(({ text, standing }) => [text, standing])])).toEqual([
    [
      'shell',
      [
        ['1.3.0', null],
        ['1.1.0', null],
        ['19.2.0', null],
      ],
    ],
    [
      'mf-ar',
      [
        ['0.9.0', 'other-major'],
        [null, null],
        [null, null],
      ],
    ],
    [
      'mf-quote',
      [
        ['1.2.0', 'older'],
        ['1.1.0', 'same'],
        ['^19.2.0', 'same'],
      ],
    ],
  ]);
});

it('compares with nothing while no host is live, and leaves out what an older gateway does not say', () => {
  expect(versionMatrix([QUOTE, aLiveRelease({ name: 'mf-old' })]).rows).toEqual([
    expect.objectContaining({ name: 'mf-quote', cells: expect.arrayContaining([{ text: '1.2.0', standing: null }]) }),
  ]);
});
