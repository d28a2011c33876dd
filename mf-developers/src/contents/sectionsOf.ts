import type { Description } from '../description/openapi.ts';
import type { Group } from '../description/operationsOf.ts';
import { groupId } from '../reference/groupId.ts';
import { NOTES_ID } from '../reference/Reference.tsx';
import { WEBHOOKS_ID } from '../reference/Webhooks.tsx';

export interface Entry {
  id: string;
  label: string;
  /** What is in it. */
  entries: readonly Entry[];
}

export const GUIDE_ID = 'guide';

/** What the page holds, in order; of the description only once it is there. */
export function sectionsOf(description: Description | null, groups: readonly Group[]): Entry[] {
  const hasWebhooks = Object.keys(description?.webhooks ?? {}).length > 0;
  return [
    { id: GUIDE_ID, label: 'From key to booked freight', entries: [] },
    ...(description === null ? [] : [{ id: NOTES_ID, label: 'What holds for all calls', entries: [] }]),
    ...groups.map(({ name, operations }) => ({
      ...{ id: groupId(name), label: name },
      entries: operations.map(({ id, summary }) => ({ id, label: summary, entries: [] })),
    })),
    ...(hasWebhooks ? [{ id: WEBHOOKS_ID, label: 'Webhooks', entries: [] }] : []),
  ];
}
