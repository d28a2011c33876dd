import { useState } from 'react';

interface Acceptance {
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
  /** Whether it was accepted; if not, the field shows an error. */
  read: () => boolean;
  /** Asks again, for example about another release. */
  reset: () => void;
}

/** State of the box that accepts a release which was taken back. */
export function useAcceptance(): Acceptance {
  const [isAccepted, setIsAccepted] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const onChange = (accepted: boolean) => {
    setIsAccepted(accepted);
    setError(undefined);
  };
  return {
    isAccepted,
    error,
    onChange,
    read: () => {
      if (!isAccepted) setError('Tick this, or choose another release.');
      return isAccepted;
    },
    reset: () => onChange(false),
  };
}
