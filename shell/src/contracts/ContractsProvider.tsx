import type { Host } from '@saltbush/contract';
import type { ReactNode } from 'react';
import { olderContracts } from './olderContracts.ts';

interface Props {
  host: Host;
  children: ReactNode;
}

/** Lets pages below use each major of the contract that the host provides. */
export function ContractsProvider({ host, children }: Props) {
  return olderContracts.reduce(
    (inner, { version, Provider }) => (
      <Provider key={version} host={host}>
        {inner}
      </Provider>
    ),
    children,
  );
}
