import { remoteShared } from './remoteShared.ts';

const manifest = (peerDependencies: Record<string, string>) => ({ name: 'mf-x', version: '1.0.0', peerDependencies });

describe('remoteShared', () => {
  it('asks for every shared entry of a package in the range of that package', () => {
    expect(remoteShared(manifest({ react: '^19.3.0', lodash: '^4.0.0' }))).toEqual({
      react: '^19.3.0',
      'react/jsx-runtime': '^19.3.0',
    });
  });

  it('asks for the contract it was built with where the contract came as a file', () => {
    expect(remoteShared(manifest({ '@saltbush/contract': 'file:../saltbush-contract-1.0.0.tgz' }))).toEqual({
      '@saltbush/contract': '^1.0.0',
      '@saltbush/contract/api': '^1.0.0',
    });
  });
});
