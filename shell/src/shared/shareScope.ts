import type { createInstance } from '@module-federation/enhanced/runtime';
import * as contract from '@saltbush/contract';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import { nextTask } from '../start/nextTask.ts';
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
  '@saltbush/contract': now('@saltbush/contract', contract),
  '@saltbush/contract/api': onDemand(
    '@saltbush/contract/api',
    () => import(/* webpackChunkName: "query" */ './siteApi.ts'),
  ),
} as unknown as ShareScope;
