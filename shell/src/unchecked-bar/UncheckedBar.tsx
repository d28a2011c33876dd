import { Container } from '@saltbush/ui';
import { useEffect } from 'react';
import * as S from './UncheckedBar.styles.ts';

const TEXT =
  'You are shown the site signed out for the moment: sign-in cannot be checked. Nothing is lost; load the page again in a minute.';
/** Waits until the page itself has been announced. */
const ANNOUNCE_AFTER_MS = 1_000;

/** Says once that the site is shown signed out because sign-in could not be checked. */
export function UncheckedBar({ announce }: { announce: (text: string) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => announce(TEXT), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announce]);

  return (
    <S.Bar aria-label="Sign-in">
      <Container>{TEXT}</Container>
    </S.Bar>
  );
}
