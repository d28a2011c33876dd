import type { createInstance } from '@module-federation/enhanced/runtime';
import * as contract from '@saltbush/contract';
import { CONTRACT_VERSION, shareKey } from '@saltbush/contract/contract-keys';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import { olderApis, olderContracts } from '../contracts/olderContracts.ts';
import { nextTask } from '../idle/nextTask.ts';
import { injectApi } from '../store/store.ts';
import * as reactRedux from './react-redux.ts';
import * as reactRouter from './react-router.ts';
import * as reduxToolkit from './redux-toolkit.ts';
import * as styledComponents from './styled-components.ts';

type ShareScope = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Exact versions of the provided packages; the build writes them in. */
declare const __PROVIDED_VERSIONS__: Record<string, string>;

const singleton = { singleton: true, strictVersion: true, requiredVersion: false } as const;

function provided(key: string) {
  const version = __PROVIDED_VERSIONS__[key];
  if (!version) throw new Error(`The build gave no version for ${key}. Add it to provides in host.config.ts.`);
  return { version, scope: ['default'] };
}

function now(key: string, module: unknown) {
  return { ...provided(key), lib: () => module, shareConfig: { ...singleton, eager: true } };
}

function onDemand(key: string, load: () => Promise<unknown>) {
  return {
    ...provided(key),
    get: async () => {
      const module = await load();
      // The package and the modules that waited for it may block a phone together.
      await nextTask();
      return () => module;
    },
    shareConfig: { ...singleton, eager: false },
  };
}

/** Each major of the contract has share keys of its own. */
function ofContract(version: string, module: unknown, loadApi: () => Promise<unknown>) {
  const key = shareKey('@saltbush/contract', version);
  const api = shareKey('@saltbush/contract/api', version);
  return { [key]: now(key, module), [api]: onDemand(api, loadApi) };
}

async function olderApi(version: string): Promise<unknown> {
  const api = await olderApis[version]?.();
  if (api) injectApi(api.siteApi);
  return api;
}

/**
 * Everything that remotes get from the host. Facades list the exports that are offered, so that the build can drop
 * the rest; `facades.test` compares them with what the remotes import.
 */
export const shareScope = {
  react: now('react', React),
  'react-dom': now('react-dom', ReactDOM),
  'react/jsx-runtime': now('react/jsx-runtime', jsxRuntime),
  'react-redux': now('react-redux', reactRedux),
  'react-router-dom': now('react-router-dom', reactRouter),
  'styled-components': now('styled-components', styledComponents),
  '@reduxjs/toolkit': now('@reduxjs/toolkit', reduxToolkit),
  '@reduxjs/toolkit/query/react': onDemand(
    '@reduxjs/toolkit/query/react',
    () => import(/* webpackChunkName: "query" */ './query.ts'),
  ),
  ...ofContract(CONTRACT_VERSION, contract, () => import(/* webpackChunkName: "query" */ './siteApi.ts')),
  ...Object.assign(
    {},
    ...olderContracts.map(({ version, module }) => ofContract(version, module, () => olderApi(version))),
  ),
} as unknown as ShareScope;
