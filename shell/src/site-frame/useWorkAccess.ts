import type { Access } from '@saltbush/contract/boot';
import { useState } from 'react';
import type { SiteMatch } from '../pages/PageSource.ts';

/**
 * Who may open the page that is shown, where it has the frame to work in; null for the public frame. While nobody knows which
 * page an address has, the frame stays as it was.
 */
export function useWorkAccess(match: SiteMatch): Access | null {
  const wanted = match.status === 'found' && match.page.frame === 'work' ? match.page.access : null;
  const [kept, setKept] = useState(wanted);
  if (match.status === 'unknown' || wanted === kept) return kept;
  setKept(wanted);
  return wanted;
}
