import type { LiveRelease } from '@saltbush/contract/release-api';
import { Notice } from '@saltbush/ui';

/** What a live release calls and the gateway lacks, and what a rollback of it would meet; nothing where all is offered. */
export function UnmetNeeds({ live }: { live: LiveRelease }) {
  const { name, version, candidate, before, needs, beforeUnmet = [] } = live;
  const unmet = [...(needs?.unmet ?? []), ...(candidate?.needs?.unmet ?? [])];
  return (
    <>
      {unmet.length > 0 && (
        <Notice tone="danger" title={`${name} ${version} calls what the gateway does not offer`}>
          {unmet.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {beforeUnmet.length > 0 && (
        <Notice tone="warn" title={`A rollback of ${name} to ${before} would be refused`}>
          {beforeUnmet.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
