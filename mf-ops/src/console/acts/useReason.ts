import { useState } from 'react';

interface Reason {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
  /** The reason; null when it is missing, and then the field shows an error. */
  read: () => string | null;
}

/** State of an act's reason. */
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
