import { VisuallyHidden } from '@saltbush/ui';
import { useEffect, useState } from 'react';
import * as S from './NavigationProgress.styles.ts';

/** Quicker moves show nothing. */
const SHOWN_AFTER_MS = 150;

/** A line along the top of the window while a page loads, and the same in words. */
export function NavigationProgress({ isPending }: { isPending: boolean }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isPending]);

  // The server renders none of this, and hydration must match.
  if (!isPending) return null;
  return (
    <>
      <VisuallyHidden role="status">{isShown && 'Loading page'}</VisuallyHidden>
      {isShown && <S.Bar aria-hidden="true" data-progress="" />}
    </>
  );
}
