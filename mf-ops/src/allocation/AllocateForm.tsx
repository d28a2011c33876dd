import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { Board, BoardBooking, DeskBookingDetail } from '@saltbush/consignments/api';
import { useDraft } from '@saltbush/contract';
import { SelectField, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAllocateBookingMutation } from '../api/allocateBooking.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as S from '../sheet/acts.styles.ts';
import { AllocateNotices } from './AllocateNotices.tsx';
import { durationText, loadText, timesText } from './allocation-words.ts';
import { driverGroups, vehicleGroups } from './choiceGroups.ts';
import { type Preset, useAllocation } from './useAllocation.ts';

interface AllocateFormProps {
  booking: BoardBooking;
  board: Board;
  /** What was chosen on the way here, as by dropping the booking on a vehicle. */
  preset?: Preset;
  heading: string;
  refetch: () => unknown;
  onDone: (booking: DeskBookingDetail) => void;
  onCancel: () => void;
}

/** Gives a booking to a driver and a vehicle of the lists. What is most likely is chosen already. */
export function AllocateForm({ booking, board, preset, heading, refetch, onDone, onCancel }: AllocateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [send] = useAllocateBookingMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const choice = useAllocation(booking, board, preset);
  const { chosen, vehicle, run, clashes, seen, failure, isPossible, errors } = choice;
  useDraft(choice.isDirty);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !choice.check()) return;
    setIsBusy(true);
    const input = choice.input(submissionId);
    const { data, error: failed } = await send({ reference: booking.reference, input });
    setIsBusy(false);
    if (data) {
      onDone(data);
      return;
    }
    // What was refused was not taken, so the next attempt is another one.
    setSubmissionId(newSubmissionId());
    choice.setFailure(apiError(failed));
    refetch();
  };

  const { pickupTimeZone: zone } = booking;
  const when = run === null ? '' : timesText(run.fromMs, run.untilMs, zone);
  const isDouble = clashes.length > 0;
  const label = booking.status === 'requested' ? 'Accept and allocate' : 'Allocate';

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={heading}>
      <h3>{heading}</h3>
      <S.Lead>
        {booking.from} to {booking.to}: {loadText(booking)}. About {durationText(booking.minutes)}.
        {booking.status === 'requested' && ' The client gets a mail that the booking is confirmed.'}
      </S.Lead>
      <SelectField
        label="Vehicle"
        name="vehicle"
        required
        placeholder="Choose the vehicle"
        options={vehicleGroups(board, booking)}
        value={chosen.vehicle}
        error={errors.vehicle}
        onChange={({ target }) => choice.chooseVehicle(target.value)}
      />
      <SelectField
        label="Driver"
        name="driver"
        required
        placeholder="Choose the driver"
        help={vehicle ? `${vehicle.registration} needs a licence of class ${vehicle.licenceClass}.` : undefined}
        options={driverGroups(board, vehicle)}
        value={chosen.driver}
        error={errors.driver}
        onChange={({ target }) => choice.chooseDriver(target.value)}
      />
      <TextField
        label="Starts at"
        name="startsAt"
        type="time"
        isOptional
        help={when === '' ? undefined : choice.startsAt === '' ? `Left blank: ${when}.` : `${when}.`}
        value={choice.startsAt}
        onChange={({ target }) => choice.setStartsAt(target.value)}
      />
      <AllocateNotices {...{ booking, board, clashes, seen, failure }} isPossible={isPossible} />
      <ActButtons
        confirm={isDouble ? `${label} anyway` : label}
        isGrave={isDouble}
        isPossible={isPossible && !seen.hasChanged}
        isBusy={isBusy}
        onBack={onCancel}
      />
    </S.Form>
  );
}
