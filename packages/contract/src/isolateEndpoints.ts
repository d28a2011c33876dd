interface InjectOptions {
  endpoints: (build: unknown) => Record<string, unknown>;
}

interface EndpointHolder {
  endpoints: Record<string, unknown>;
  injectEndpoints: (options: InjectOptions) => EndpointHolder;
  util: Record<string, unknown>;
}

/** Methods of `util` whose first argument is the name of an endpoint. */
const FINDING_BY_NAME = ['updateQueryData', 'upsertQueryData', 'patchQueryData', 'prefetch'];

/**
 * Lets several releases of one remote add endpoints of the same name to one API. RTK Query would keep the first
 * endpoints and run every later release with them, and with data in the shape of the first. So each injection is
 * stored under names of its own, while its caller goes on using the names it chose. Tags stay common to all.
 */
export function isolateEndpoints<Api>(api: Api): Api {
  const holder = api as unknown as EndpointHolder;
  const inject = holder.injectEndpoints;
  holder.injectEndpoints = (options) => {
    const before = new Set(Object.keys(holder));
    const renamed = new Map<string, string>();
    inject({
      ...options,
      endpoints: (build) => {
        const definitions = Object.entries(options.endpoints(build));
        return Object.fromEntries(
          definitions.map(([name, definition]) => {
            const inStore = freeName(name, holder.endpoints);
            if (inStore !== name) renamed.set(name, inStore);
            return [inStore, definition];
          }),
        );
      },
    });
    return renamed.size === 0 ? holder : viewOf(holder, renamed, before);
  };
  return api;
}

function freeName(name: string, taken: Record<string, unknown>): string {
  if (!Object.hasOwn(taken, name)) return name;
  let count = 2;
  while (Object.hasOwn(taken, `${name}~${count}`)) count += 1;
  return `${name}~${count}`;
}

/** The API as one injection sees it: endpoints, hooks and cached data under the names that it chose. */
function viewOf(holder: EndpointHolder, renamed: ReadonlyMap<string, string>, before: ReadonlySet<string>) {
  const view = { ...holder, endpoints: { ...holder.endpoints }, util: { ...holder.util } } as EndpointHolder &
    Record<string, unknown>;
  const added = Object.entries(holder).filter(([key]) => !before.has(key));
  for (const [name, inStore] of renamed) {
    view.endpoints[name] = holder.endpoints[inStore];
    for (const [hook, value] of added) {
      if (hook.includes(capitalised(inStore))) view[hook.replace(capitalised(inStore), capitalised(name))] = value;
    }
  }
  for (const key of FINDING_BY_NAME) {
    const find = holder.util[key] as (name: string, ...rest: unknown[]) => unknown;
    view.util[key] = (name: string, ...rest: unknown[]) => find(renamed.get(name) ?? name, ...rest);
  }
  return view;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
