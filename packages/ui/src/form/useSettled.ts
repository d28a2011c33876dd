import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for this long, such as a text once typing pauses. At first it is the value. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
