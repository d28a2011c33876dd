/**
 * What a remote in its own repository needs besides the template's package.json; in a workspace the root has it. The
 * versions are the ones tested here.
 */
export const repositoryPackage = {
  scripts: {
    build: 'mfe build',
    test: 'node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js',
    types: 'tsc -p tsconfig.json',
  },
  devDependencies: {
    '@swc/core': '1.16.18',
    '@swc/jest': '0.2.39',
    '@testing-library/dom': '10.4.2',
    '@testing-library/jest-dom': '6.9.1',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.12',
    '@types/jest': '30.0.0',
    '@types/node': '20.19.25',
    '@types/react': '^19.2.0',
    '@types/react-dom': '^19.2.0',
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
    typescript: '6.0.3',
  },
} as const;
