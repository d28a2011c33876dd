import { sharedImports } from './remoteShared.ts';

const manifest = (peerDependencies: Record<string, string>) => ({ name: 'mf-x', version: '1.0.0', peerDependencies });

describe('sharedImports', () => {
  it('asks for every shared entry of a package in the range of that package', () => {
    expect(sharedImports(manifest({ react: '^19.3.0', lodash: '^4.0.0' }), '1.0.0')).toEqual([
      { name: 'react', key: 'react', range: '^19.3.0' },
      { name: 'react/jsx-runtime', key: 'react/jsx-runtime', range: '^19.3.0' },
    ]);
  });

  it('asks for the contract it was built with where the contract came as a file', () => {
    expect(sharedImports(manifest({ '@saltbush/contract': 'file:../saltbush-contract-1.4.0.tgz' }), '1.4.0')).toEqual([
      { name: '@saltbush/contract', key: '@saltbush/contract', range: '^1.4.0' },
      { name: '@saltbush/contract/api', key: '@saltbush/contract/api', range: '^1.4.0' },
    ]);
  });

  it('asks for the keys of its own major of the contract', () => {
    expect(sharedImports(manifest({ '@saltbush/contract': '^2.0.0' }), '2.1.0')).toEqual([
      { name: '@saltbush/contract', key: '@saltbush/contract@2', range: '^2.0.0' },
      { name: '@saltbush/contract/api', key: '@saltbush/contract@2/api', range: '^2.0.0' },
    ]);
  });
});
