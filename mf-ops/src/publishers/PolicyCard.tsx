import type { PublisherPolicy } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { FormRows } from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import * as A from '../sheet/acts.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { EndPolicy } from './EndPolicy.tsx';
import { PublisherRow } from './PublisherRow.tsx';

interface PolicyCardProps {
  policy: PublisherPolicy;
  /** Milliseconds. */
  now: number;
}

/** Who may publish one remote. */
export function PolicyCard({ policy: { name, publishers }, now }: PolicyCardProps) {
  const [isEnding, setIsEnding] = useState(false);
  const opener = useReturnFocus<HTMLDivElement>(isEnding);
  return (
    <DeskCard heading={name}>
      {publishers.length === 0 && <p>Nobody may publish it. Add a publisher, or let a token alone publish it again.</p>}
      {publishers.length > 0 && (
        <FormRows>
          {publishers.map((publisher) => (
            <PublisherRow key={publisher.id} {...{ name, publisher, now }} />
          ))}
        </FormRows>
      )}
      {isEnding ? (
        <EndPolicy name={name} onClose={() => setIsEnding(false)} />
      ) : (
        <A.Buttons ref={opener} tabIndex={-1} data-quiet>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Let a token alone publish ${name}`}
            onClick={() => setIsEnding(true)}
          >
            Let a token alone publish
          </Button>
        </A.Buttons>
      )}
    </DeskCard>
  );
}
