import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

interface Props {
  children: ReactNode;
}

let isInOneStep = false;

/**
 * Has the page of this move rendered in one step. In the short steps of a transition, the browser would work out the
 * styles of the page that is still shown after each of them.
 */
export function inOneStep(move: () => void): void {
  isInOneStep = true;
  try {
    move();
  } finally {
    isInOneStep = false;
  }
}

/**
 * As `BrowserRouter`, which renders either every change of the address as a transition or none. A remote may change the address
 * while a press is on its way to React; rendered at once, a checkbox would lose that press.
 */
export function SiteRouter({ children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });

  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isInOneStep) setShown(next);
        else startTransition(() => setShown(next));
      }),
    [history],
  );

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
