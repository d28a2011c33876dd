import { useEffect } from 'react';
import { usePageSource } from '../pages/PageSource.ts';
import { PageSkeleton } from '../remote-panel/PageSkeleton.tsx';

/**
 * Stands at an address that was reached without a link, as by going back, while this document does not know yet which
 * page is there.
 */
export function UnknownPage() {
  const { findOutHere } = usePageSource();
  useEffect(() => void findOutHere(), [findOutHere]);
  return <PageSkeleton />;
}
