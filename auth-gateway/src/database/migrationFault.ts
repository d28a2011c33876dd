import type { Migration } from '@saltbush/capability/database';
import { CAPABILITIES } from '../capabilities.ts';
import { StartFault } from '../errors.ts';

/**
 * Codes of faults that are the database's own, and pass: no connection, a conflict or a lock, no room, an operator
 * (PostgreSQL, Appendix A).
 */
const PASSES = /^(08|25|40|53|55|57|58)/;

const ownerOf = (id: string): string =>
  CAPABILITIES.find(({ migrations }) => migrations.some((own) => own.id === id))?.name ?? 'the platform';

/** The fault of a start at which a migration failed, with whose it is; the error itself where it will pass. */
export function migrationFault({ id }: Pick<Migration, 'id'>, cause: unknown): unknown {
  const { code, message } = cause as { code?: unknown; message?: unknown };
  if (PASSES.test(String(code))) return cause;
  return new StartFault(
    `The migration ${id} of ${ownerOf(id)} failed (${String(message)}). Nothing was changed in the database, and gateways ` +
      'of the version before go on with it. No other part of this version starts either, since it would answer with ' +
      'half of the truth. Start the version before, and this one again once the migration is mended.',
    { code: 'migration-failed', cause },
  );
}
