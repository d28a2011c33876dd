import { AsyncResource } from 'node:async_hooks';
import { activeSpan } from '@saltbush/capability/traces';
import type { Pool, PoolClient } from 'pg';
import { statementFacts } from './statementFacts.ts';

type Connect = (taken?: Taken) => Promise<PoolClient>;
type Query = (...given: unknown[]) => unknown;
type Taken = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/** A server's connections are used again and again. */
const known = new WeakSet<PoolClient>();

const textOf = (statement: unknown): string | null => {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
};

/** Measures the statements of this connection that belong to measured work. Their parameters are not looked at. */
function traceClient(client: PoolClient): PoolClient {
  if (known.has(client)) return client;
  known.add(client);
  const query = client.query.bind(client) as Query;
  (client as { query: Query }).query = (...given) => {
    const parent = activeSpan();
    const text = parent === undefined ? null : textOf(given[0]);
    if (parent === undefined || text === null) return query(...given);
    const { name, facts } = statementFacts(text);
    const span = parent.begin(name, facts, { isCall: true });
    const last = given.at(-1);
    if (typeof last === 'function') {
      const settle = (error: unknown, result: unknown) => {
        span.end(error ?? undefined);
        last(error, result);
      };
      return query(...given.slice(0, -1), settle);
    }
    const result = query(...given) as Promise<unknown>;
    result.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
    return result;
  };
  return client;
}

/**
 * Measures the statements of a pool of connections, of `pg` or of the embedded database. Returns a function that ends it. A
 * connection may be handed over by whoever gave it back, so what follows is run as the work of who asked for it.
 */
export function traceQueries(pool: Pool): () => void {
  const connect = pool.connect.bind(pool) as Connect;
  const traced: Connect = (taken) => {
    if (taken === undefined) return connect().then(traceClient);
    const taking: Taken = (error, client, release) => taken(error, client && traceClient(client), release);
    return connect(AsyncResource.bind(taking));
  };
  (pool as { connect: unknown }).connect = traced;
  return () => {
    delete (pool as { connect?: unknown }).connect;
  };
}
