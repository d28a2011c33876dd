import { useState } from 'react';

interface Reason {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
  /** The reason, or null where it is missing; the field then says so. */
  read: () => string | null;
}

/** The reason of an act, as it is typed. */
export function useReason(preselected: string): Reason {
  const [value, setValue] = useState(preselected);
  const [error, setError] = useState<string | undefined>();
  return {
    value,
    error,
    onChange: (reason) => {
      setValue(reason);
      setError(undefined);
    },
    read: () => {
      const reason = value.replace(/\s+/g, ' ').trim();
      if (reason !== '') return reason;
      setError('Say why: choose a reason, or type one.');
      return null;
    },
  };
}
