import type { Publisher } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RemovePublisher } from './RemovePublisher.tsx';

interface PublisherRowProps {
  name: string;
  publisher: Publisher;
  /** Milliseconds. */
  now: number;
}

/** A publisher, and a button that removes it. */
export function PublisherRow({ name, publisher, now }: PublisherRowProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const place = useReturnFocus<HTMLLIElement>(isRemoving);
  const { id, what, by, at, reason } = publisher;
  const isKey = publisher.kind === 'key';
  return (
    <li ref={place} tabIndex={-1}>
      <div>
        <R.What>{isKey ? publisher.label : publisher.repository}</R.What>
        <R.Soft>
          {isKey
            ? `Key ${id}`
            : `${publisher.workflow} on ${publisher.branch}, as ${new URL(publisher.issuer).host} certifies`}
        </R.Soft>
        <R.Soft>
          <Moment at={at} now={now} /> by {by}: {reason}
        </R.Soft>
      </div>
      {!isRemoving && (
        <Button
          size="small"
          variant="danger"
          aria-label={`Remove ${what} from ${name}`}
          onClick={() => setIsRemoving(true)}
        >
          Remove
        </Button>
      )}
      {isRemoving && <RemovePublisher {...{ name, id, what }} onClose={() => setIsRemoving(false)} />}
    </li>
  );
}
