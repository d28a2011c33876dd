import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { useChangeWatchMutation } from '../api/changeWatch.ts';
import { RevokeForm } from '../console/acts/RevokeForm.tsx';
import { useReturnFocus } from '../console/useReturnFocus.ts';

interface SlowerBackProps {
  name: string;
  /** Whether the health watch takes slower releases of it back. */
  takesSlowerBack: boolean;
}

const REASONS_TO_TAKE = ['Visitors must not wait longer'];
const REASONS_TO_TELL = ['We decide ourselves', 'What it does now takes longer'];

/** Says what happens to a release that visitors wait longer for, and changes that once it is confirmed. */
export function SlowerBack({ name, takesSlowerBack }: SlowerBackProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [change, call] = useChangeWatchMutation();
  const opener = useReturnFocus<HTMLDivElement>(isChanging);
  const lead = takesSlowerBack
    ? 'A slower release stays then, and the console, mfe status and an alert tell of it.'
    : 'A release that visitors clearly wait longer for goes back to the one before then, once even fifty networks could not have made it look so.';
  return (
    <>
      <p>
        {takesSlowerBack
          ? 'A release that visitors wait longer for is taken back by itself.'
          : 'Of a release that visitors wait longer for, you are told.'}
      </p>
      {isChanging ? (
        <RevokeForm
          verb={takesSlowerBack ? 'Only tell of' : 'Take back'}
          what="slower releases"
          label={`What happens to slower releases of ${name}`}
          lead={`${lead} The next page has you confirm it.`}
          reasons={takesSlowerBack ? REASONS_TO_TELL : REASONS_TO_TAKE}
          call={call}
          send={(reason) => change({ name, takesSlowerBack: !takesSlowerBack, reason })}
          onClose={() => setIsChanging(false)}
        />
      ) : (
        <div ref={opener} tabIndex={-1}>
          <Button size="small" variant="quiet" onClick={() => setIsChanging(true)}>
            {takesSlowerBack ? 'Only tell of slower releases' : 'Take slower releases back by itself'}
          </Button>
        </div>
      )}
    </>
  );
}
