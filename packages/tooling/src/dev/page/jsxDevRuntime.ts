// What the compiler calls in place of `react/jsx-dev-runtime`, which the host does not share.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

export function jsxDEV(type: unknown, props: unknown, key: unknown, hasManyChildren: boolean): unknown {
  return (hasManyChildren ? jsxs : jsx)(type as never, props as never, key as never);
}
