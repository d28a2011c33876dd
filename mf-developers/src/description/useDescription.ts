import { request } from '@saltbush/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Description } from './openapi.ts';

/** Where the description is, for programs too. */
export const DESCRIPTION_PATH = '/api/openapi.json';

export type Reading =
  | { status: 'reading' }
  | { status: 'read'; description: Description }
  | { status: 'failed'; isTryingAgain: boolean };

const isDescription = (answer: unknown): answer is Description =>
  typeof answer === 'object' && answer !== null && 'paths' in answer && 'info' in answer;

/** Reads the description of the API once the page is open, and again when asked. */
export function useDescription(): { reading: Reading; readAgain: () => void } {
  const [reading, setReading] = useState<Reading>({ status: 'reading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew.
  useEffect(() => {
    const controller = new AbortController();
    request<unknown>([DESCRIPTION_PATH], { signal: controller.signal }).then(
      (answer) =>
        setReading(
          isDescription(answer) ? { status: 'read', description: answer } : { status: 'failed', isTryingAgain: false },
        ),
      () => {
        if (!controller.signal.aborted) setReading({ status: 'failed', isTryingAgain: false });
      },
    );
    return () => controller.abort();
  }, [attempt]);

  const readAgain = useCallback(() => {
    setReading({ status: 'failed', isTryingAgain: true });
    setAttempt((known) => known + 1);
  }, []);
  return { reading, readAgain };
}
