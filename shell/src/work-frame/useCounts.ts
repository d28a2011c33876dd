import type { ContributedArea } from '@saltbush/contract/boot';
import { useEffect, useRef, useState } from 'react';
import { type Counts, type CountsReader, createCounts } from './createCounts.ts';

export type { Counts } from './createCounts.ts';

interface Options {
  areas: readonly ContributedArea[];
  /** A move may follow an act that changed something, so it asks again. */
  pathname: string;
  onRefused: () => void;
}

const NONE: Counts = new Map();

/** The live figures of areas, by address and name. None on the server. */
export function useCounts({ areas, pathname, onRefused }: Options): Counts {
  const [counts, setCounts] = useState(NONE);
  const reader = useRef<CountsReader | null>(null);
  const from = [...new Set(areas.flatMap(({ count }) => count?.from ?? []))].join(' ');

  useEffect(() => {
    const made = createCounts({ from: from === '' ? [] : from.split(' '), tell: setCounts, onRefused });
    reader.current = made;
    return made.stop;
  }, [from, onRefused]);

  useEffect(() => {
    if (pathname) reader.current?.look();
  }, [pathname]);

  return counts;
}
