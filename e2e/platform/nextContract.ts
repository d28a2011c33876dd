import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, '.data/journeys/next-contract');
const CONTRACT = join(FOLDER, 'node_modules/@saltbush/contract');
const HOST = join(FOLDER, 'shell');

/** The host's files for a major of the contract that it provides beside its own. */
const OLDER_CONTRACTS = `import * as contract from '@saltbush/contract-1';
import { CONTRACT_VERSION } from '@saltbush/contract-1/contract-keys';
import { createElement } from 'react';

export const olderContracts = [
  {
    version: CONTRACT_VERSION,
    module: contract,
    Provider: ({ host, children }) => createElement(contract.HostContext.Provider, { value: host }, children),
  },
];
export const olderApis = {
  [CONTRACT_VERSION]: () => import(/* webpackChunkName: "query" */ '@saltbush/contract-1/api'),
};
`;
const OLDER_APIS_ON_SERVER = `import * as api from '@saltbush/contract-1/api';
import { CONTRACT_VERSION } from '@saltbush/contract-1/contract-keys';

export const olderApisOnServer = { [CONTRACT_VERSION]: api };
`;

const REMOTE: Record<string, string> = {
  'package.json': JSON.stringify({
    name: '@saltbush/mf-early',
    version: '1.0.0',
    private: true,
    type: 'module',
    peerDependencies: { '@saltbush/contract': '^2.0.0', '@reduxjs/toolkit': '^2.14.0', react: '^19.3.0' },
  }),
  'remote.config.ts': `import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-early',
  routes: [
    {
      path: '/early',
      page: './src/EarlyPage.tsx',
      title: 'Early',
      description: 'The first page that was built with the next contract.',
      navigation: { menu: 'resources', label: 'Early page' },
    },
  ],
});
`,
  'src/EarlyPage.tsx': `import { useDraft, useToast, useVisitor } from '@saltbush/contract';
import { siteApi } from '@saltbush/contract/api';
import { useState } from 'react';

const api = siteApi.injectEndpoints({
  endpoints: (build) => ({ live: build.query({ query: () => ({ segments: ['/api', 'site', 'live'] }) }) }),
});

export function EarlyPage() {
  const visitor = useVisitor();
  const showToast = useToast();
  const [note, setNote] = useState('');
  const { data } = api.useLiveQuery(undefined);
  useDraft({ isDirty: note !== '' });
  return (
    <>
      <h1>Early page</h1>
      <p>{visitor.status}</p>
      {data && <p>Host {data.hostVersion}</p>}
      <label>Note <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
      <button type="button" onClick={() => showToast({ title: note, tone: 'success' })}>Tell</button>
    </>
  );
}
`,
};

/**
 * Prepares what a site needs while it moves to the next major of the contract, in which `useDraft` takes an object: a
 * host that provides both majors, and a remote that was built with the next one. Resolves to their folders.
 */
export async function nextContract(): Promise<{ host: string; remote: string }> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, 'node_modules/@saltbush'), { recursive: true });
  await cp(join(ROOT, 'packages/contract'), CONTRACT, { recursive: true });
  await symlink(join(ROOT, 'packages/contract'), join(FOLDER, 'node_modules/@saltbush/contract-1'), 'junction');
  await change(CONTRACT, 'package.json', '"version": "1.0.0"', '"version": "2.0.0"');
  await change(CONTRACT, 'src/contract-keys.ts', "'1.0.0'", "'2.0.0'");
  await change(CONTRACT, 'src/host.ts', 'useDraft(isDirty: boolean)', 'useDraft({ isDirty }: { isDirty: boolean })');
  await change(CONTRACT, 'surface.json', '3e9ee1bb1de8', '2222222222de');
  await cp(join(ROOT, 'shell'), HOST, {
    recursive: true,
    filter: (path) => !path.startsWith(join(ROOT, 'shell/dist')),
  });
  await change(HOST, 'package.json', '"version": "1.0.0"', '"version": "2.0.0"');
  const api = "'@saltbush/contract/api',";
  await change(HOST, 'host.config.ts', api, `${api} '@saltbush/contract-1', '@saltbush/contract-1/api',`);
  const chunk = "'@saltbush/contract/api': 'query',";
  await change(HOST, 'host.config.ts', chunk, `${chunk} '@saltbush/contract-1/api': 'query',`);
  await writeFile(join(HOST, 'src/contracts/olderContracts.ts'), OLDER_CONTRACTS);
  await writeFile(join(HOST, 'src/contracts/olderApisOnServer.ts'), OLDER_APIS_ON_SERVER);

  const remote = join(FOLDER, 'mf-early');
  await mkdir(join(remote, 'src'), { recursive: true });
  await Promise.all(Object.entries(REMOTE).map(([path, text]) => writeFile(join(remote, path), text)));
  return { host: HOST, remote };
}

async function change(folder: string, path: string, from: string, to: string): Promise<void> {
  const file = join(folder, path);
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} no longer holds ${from}.`);
  await writeFile(file, text.replace(from, to));
}
