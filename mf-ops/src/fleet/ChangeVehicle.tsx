import { apiError } from '@saltbush/calls';
import { useDraft, useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import type { DeskVehicleDetail } from '@saltbush/fleet/api';
import { Notice } from '@saltbush/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useChangeVehicleMutation } from '../api/changeVehicle.ts';
import { failureText } from '../api/failureText.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as S from '../sheet/acts.styles.ts';
import { ChangedMeanwhile } from '../sheet/ChangedMeanwhile.tsx';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { useSeenVersion } from '../sheet/useSeenVersion.ts';
import { VehicleFormFields } from './VehicleFormFields.tsx';
import { toVehicle, valuesOf, vehicleErrors } from './vehicle-values.ts';

interface ChangeVehicleProps {
  vehicle: DeskVehicleDetail;
  facts: readonly TrailFact[];
  standing: string;
  refetch: () => unknown;
  onClose: () => void;
}

/** Corrects what is written down of a vehicle. */
export function ChangeVehicle({ vehicle, facts, standing, refetch, onClose }: ChangeVehicleProps) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [change, { isLoading }] = useChangeVehicleMutation();
  const seen = useSeenVersion(vehicle.version, facts);
  const [first] = useState(() => valuesOf(vehicle));
  const [values, setValues] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useDraft(values !== first);
  const faults = vehicleErrors(values);
  const refused = Object.fromEntries((failure?.problem?.fields ?? []).map(({ path, message }) => [path, message]));
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
    const input = { version: seen.version, ...toVehicle(values) };
    const error = apiError((await change({ reference: vehicle.reference, change: input })).error);
    if (!error) {
      showToast({ title: `${input.registration} is changed`, tone: 'success' });
      onClose();
      return;
    }
    setFailure(error);
    if (error.problem?.code === 'stale') refetch();
  };
  const hasChanged = seen.hasChanged && !isLoading;

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Change the vehicle">
      <h3>Change the vehicle</h3>
      <S.Lead>What it carries already stays with it.</S.Lead>
      <VehicleFormFields
        values={values}
        errors={isTried ? { ...refused, ...faults } : {}}
        onChange={(next) => {
          setFailure(null);
          setValues(next);
        }}
      />
      {hasChanged && (
        <ChangedMeanwhile thing="vehicle" standing={standing} seen={seen} isPossible onKeepAsNote={null} />
      )}
      {failure && !hasChanged && (
        <Notice tone="danger" title="Not changed" role="alert">
          <p>{failureText(failure)} What you typed is kept.</p>
        </Notice>
      )}
      <ActButtons confirm="Save the change" isPossible={!hasChanged} isBusy={isLoading} onBack={onClose} />
    </S.Form>
  );
}
