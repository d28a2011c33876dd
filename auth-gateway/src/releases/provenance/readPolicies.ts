import type { NewPublisher, Publisher, PublisherPolicy } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Kind of the lines of the log that change who may publish. */
export const PUBLISHER_LINE = 'publisher';

/** What such a line says, in its details. */
export type PublisherChange =
  | { act: 'add'; publisher: NewPublisher & { id: string; what: string } }
  /** `what` is the publisher in words, for whoever reads the log. */
  | { act: 'remove'; id: string; what: string }
  /** Ends the policy: whoever has a token may publish again. */
  | { act: 'end' };

type Line = Pick<Publisher, 'by' | 'at' | 'reason'>;

function after(known: readonly Publisher[] | undefined, change: PublisherChange, line: Line): Publisher[] | null {
  switch (change.act) {
    case 'add':
      return [...(known ?? []).filter(({ id }) => id !== change.publisher.id), { ...change.publisher, ...line }];
    case 'remove':
      return (known ?? []).filter(({ id }) => id !== change.id);
    case 'end':
      return null;
  }
}

/** Who may publish what, by name, from the lines of the log. Removing the last publisher leaves a policy without any. */
export async function readPolicies(db: Kysely<Tables>, name?: string): Promise<PublisherPolicy[]> {
  let query = db
    .selectFrom('release_log')
    .select(['name', 'details', 'actor', 'at', 'reason'])
    .where('kind', '=', PUBLISHER_LINE);
  if (name !== undefined) query = query.where('name', '=', name);
  const policies = new Map<string, Publisher[]>();
  for (const line of await query.orderBy('seq').execute()) {
    if (line.name === null || line.details === null) continue;
    const { actor: by, at, reason } = line;
    const change = line.details as unknown as PublisherChange;
    const publishers = after(policies.get(line.name), change, { by, at: at.toISOString(), reason });
    if (publishers === null) policies.delete(line.name);
    else policies.set(line.name, publishers);
  }
  return [...policies]
    .map(([of, publishers]) => ({ name: of, publishers }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
