import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

interface Fault<Field extends string> {
  field: Field;
  message: string;
}

interface ShortForm<Values, Field extends string> {
  first: Values;
  isBusy: boolean;
  /** Why it was not saved. */
  failure: ApiError | null;
  /** What has to be answered before the gateway is asked. */
  missingIn: (values: Values) => readonly Fault<Field>[];
  /** What of a failure belongs to fields. */
  faultsOf: (failure: ApiError | null) => readonly Fault<Field>[];
  onSave: (values: Values) => void;
  /** Something was typed, so a failure is over. */
  onType: () => void;
}

/**
 * A form that is opened in a list and saved at once: the first field has the focus, then the list of faults. What was typed is a
 * draft until it is saved.
 */
export function useShortForm<Values extends object, Field extends string>({
  first,
  isBusy,
  failure,
  missingIn,
  faultsOf,
  onSave,
  onType,
}: ShortForm<Values, Field>) {
  const [values, setValues] = useState(first);
  const [missing, setMissing] = useState<readonly Fault<Field>[]>([]);
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useDraft(values !== first);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (failure || missing.length > 0) summary.current?.focus();
  }, [failure, missing]);

  const idOf = (field: Field) => `${base}-${field}`;
  const faults = missing.length > 0 ? missing : faultsOf(failure);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = missingIn(values);
    setMissing(found);
    if (found.length === 0) onSave(values);
  };
  const onChange = (changes: Partial<Values>) => {
    onType();
    setMissing([]);
    setValues((known) => ({ ...known, ...changes }));
  };
  return {
    hasFaults: faults.length > 0,
    form: { ref: form, noValidate: true, onSubmit },
    summary: { ref: summary, faults: faults.map(({ field, message }) => ({ id: idOf(field), message })) },
    fields: {
      ...{ values, idOf, onChange },
      errors: Object.fromEntries(faults.map(({ field, message }) => [field, message])) as Partial<
        Record<Field, string>
      >,
    },
  };
}
