import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { isApiError } from '@saltbush/calls';
import type { BookingStop } from '@saltbush/consignments/api';
import { Button, icons, TextLink } from '@saltbush/ui';
import { useState } from 'react';
import { failureOf } from '../api/failureOf.ts';
import { useKeepAddressMutation } from '../api/keepAddress.ts';
import { addressOfStop } from './addressOfStop.ts';

/** Puts a stop into the client's address book, for the next booking. */
export function KeepAddress({ stop }: { stop: BookingStop }) {
  const [keep, { data, error, isLoading }] = useKeepAddressMutation();
  const [submissionId] = useState(newSubmissionId);
  const failure = error && isApiError(error) ? failureOf(error) : null;
  const isKept = data !== undefined || failure?.code === 'address-known';
  return (
    <div data-print="hide">
      <p role="status">
        {isKept && (
          <>
            In <TextLink href="/dashboard/addresses">your addresses</TextLink>
            {data === undefined && ' already'}.
          </>
        )}
      </p>
      {!isKept && (
        <Button
          variant="quiet"
          size="small"
          iconBefore={icons.mapPin}
          busy={isLoading}
          busyLabel="Saving..."
          onClick={() => void keep({ submissionId, ...addressOfStop(stop) })}
        >
          Save this address
        </Button>
      )}
      {failure && !isKept && <p role="alert">{failure.message}</p>}
    </div>
  );
}
