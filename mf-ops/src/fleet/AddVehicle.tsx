import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import type { DeskVehicleDetail } from '@saltbush/fleet/api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddVehicleMutation } from '../api/addVehicle.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as S from '../sheet/acts.styles.ts';
import { Refused } from '../sheet/Refused.tsx';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { VehicleFormFields } from './VehicleFormFields.tsx';
import { BLANK_VALUES, toVehicle, vehicleErrors } from './vehicle-values.ts';

interface AddVehicleProps {
  onDone: (vehicle: DeskVehicleDetail) => void;
  onCancel: () => void;
}

/** Puts a vehicle on the fleet list, in service at once. */
export function AddVehicle({ onDone, onCancel }: AddVehicleProps) {
  const form = useRef<HTMLFormElement>(null);
  const [add, { isLoading }] = useAddVehicleMutation();
  const [submissionId] = useState(newSubmissionId);
  const [values, setValues] = useState(BLANK_VALUES);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useDraft(values !== BLANK_VALUES);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const faults = vehicleErrors(values);
  const refused = Object.fromEntries((failure?.problem?.fields ?? []).map(({ path, message }) => [path, message]));
  const errors = isTried ? { ...refused, ...faults } : {};
  const focusInvalid = useFocusOnInvalid(form);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setIsTried(true);
    if (Object.keys(faults).length > 0) {
      focusInvalid();
      return;
    }
    const { data, error } = await add({ submissionId, ...toVehicle(values) });
    if (data) onDone(data);
    else setFailure(apiError(error));
  };

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Add a vehicle">
      <h2>Add a vehicle</h2>
      <S.Lead>It can be sent at once.</S.Lead>
      <VehicleFormFields
        {...{ values, errors }}
        onChange={(next) => {
          setFailure(null);
          setValues(next);
        }}
      />
      <Refused title="Not added" failure={failure} />
      <ActButtons confirm="Add the vehicle" isBusy={isLoading} onBack={onCancel} />
    </S.Form>
  );
}
