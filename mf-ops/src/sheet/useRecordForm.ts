import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { TrailFact } from './trail-fact.ts';
import { useFocusOnInvalid } from './useFocusOnInvalid.ts';
import { useSending } from './useSending.ts';

interface RecordFormOptions<Values> {
  /** What the fields begin with. */
  first: () => Values;
  /** The record that the form is about. */
  version: number;
  facts: readonly TrailFact[];
  refetch: () => unknown;
  /** Faults by the path of what is sent; none when it can be sent. */
  check: (values: Values) => Record<string, string>;
  /** Null when it succeeded. */
  send: (values: Values, version: number) => Promise<ApiError | null>;
  onSent: (values: Values) => void;
}

interface RecordForm<Values> extends Pick<ReturnType<typeof useSending>, 'seen' | 'isBusy' | 'failure'> {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Properties of the field of a value; `path` is where faults name it. */
  field: (
    name: keyof Values & string,
    path: string,
  ) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/**
 * A form about a record: what is typed is checked here and by the gateway, sent against the version that was seen, and kept
 * until it has been taken.
 */
export function useRecordForm<Values extends { [Name in keyof Values]: string }>({
  first,
  check,
  send,
  onSent,
  ...record
}: RecordFormOptions<Values>): RecordForm<Values> {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending(record);
  const [start] = useState(first);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const focusInvalid = useFocusOnInvalid(form);
  useDraft(values !== start);

  return {
    form,
    ...{ seen: sending.seen, isBusy: sending.isBusy, failure: sending.failure },
    async onSubmit(event) {
      event.preventDefault();
      if (sending.isBusy) return;
      const faults = check(values);
      setErrors(faults);
      if (Object.keys(faults).length > 0) {
        focusInvalid();
        return;
      }
      const answer = await sending.send((version) => send(values, version));
      if (answer === 'sent') onSent(values);
      else if (answer) {
        setErrors(Object.fromEntries((answer.problem?.fields ?? []).map(({ path, message }) => [path, message])));
        focusInvalid();
      }
    },
    field: (name, path) => ({
      name,
      value: values[name],
      error: errors[path],
      onChange({ target }) {
        setErrors({});
        setValues({ ...values, [name]: target.value });
      },
    }),
  };
}
