import { GlobalStyle } from '@saltbush/ui';
import fontUrl from '@saltbush/ui/font.woff2';
import { HeaderHeight, ScrollLock } from './GlobalStyles.styles.ts';

/** Every rule that is about the document and not about one component. */
export function GlobalStyles() {
  return (
    <>
      <GlobalStyle $fontUrl={fontUrl} />
      <HeaderHeight />
      <ScrollLock />
    </>
  );
}
