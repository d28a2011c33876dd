import type { Middleware } from '@reduxjs/toolkit';
import type { Host, InjectableSlice } from '@saltbush/contract';
import type { ComponentType, ReactNode } from 'react';

/** What `/api` of a contract exports. */
export interface ContractApi {
  siteApi: InjectableSlice & { middleware: Middleware };
}

/** An earlier major of the contract, for remotes that were built with it. */
export interface OlderContract {
  /** Its exact version, as the build found it. */
  version: string;
  /** What the package exports. */
  module: object;
  /** Gives the pages below what the host does, in the terms of that major. */
  Provider: ComponentType<{ host: Host; children: ReactNode }>;
}
