import { packagePath, packagesOf } from './hostPackages.ts';

const file = (path: string) => ({ path, sizeBytes: 4, integrity: 'sha384-x' });

it('lists the packages in the release of a host, and none of its other files', () => {
  const files = [
    file('main.js'),
    file(packagePath('@saltbush/contract', '1.4.0')),
    file(packagePath('@saltbush/ui', '2.0.0-local.3f9c2a1')),
    file('packages/contract/1.4.0.tar'),
    file('assets/@saltbush/contract/1.4.0.tar'),
  ];
  expect(packagesOf({ name: 'shell', version: '3.0.0', files })).toEqual([
    {
      name: '@saltbush/contract',
      version: '1.4.0',
      url: '/mf/shell/3.0.0/packages/@saltbush/contract/1.4.0.tar',
      integrity: 'sha384-x',
      sizeBytes: 4,
    },
    expect.objectContaining({ name: '@saltbush/ui', version: '2.0.0-local.3f9c2a1' }),
  ]);
});
