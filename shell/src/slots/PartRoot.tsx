import { type Host, HostContext } from '@saltbush/contract';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { ContractsProvider } from '../contracts/ContractsProvider.tsx';
import type { SiteState, SiteStore } from '../store/createSiteStore.ts';

interface Props {
  store: SiteStore['store'];
  /** With the flags of the part's remote. */
  services: Omit<Host, 'visitor'>;
  /** Called once React has begun with the part, whose own code may still be on its way. */
  onBegun?: () => void;
  children: ReactNode;
}

/** What a part needs around it, the same on the server and in the browser. It has no routes: links are ordinary ones. */
export function PartRoot({ store, services, onBegun, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part begins once.
  useLayoutEffect(() => onBegun?.(), []);
  return (
    <Provider store={store}>
      <PartHost services={services}>{children}</PartHost>
    </Provider>
  );
}

function PartHost({ services, children }: Pick<Props, 'services' | 'children'>) {
  const visitor = useSelector((state: SiteState) => state.visitor);
  const host = useMemo(() => ({ ...services, visitor }), [services, visitor]);
  return (
    <HostContext.Provider value={host}>
      <ContractsProvider host={host}>{children}</ContractsProvider>
    </HostContext.Provider>
  );
}
