import { Icon, icons } from '@saltbush/ui';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';
import * as S from './MobileNavigation.styles.ts';

/**
 * The menu of small screens: a toggle in the bar and a sheet below it, which work without any script. `frame/keepMenus.ts`
 * adds what moves the focus, Escape, and closing once a link is chosen.
 */
export function MobileNavigation(menu: MobileMenuProps) {
  return (
    // A visitor may have opened it before React starts; the warning would be about that.
    <S.Narrow data-menu="sheet" suppressHydrationWarning>
      <S.Toggle>
        <Icon path={icons.menu} />
        <Icon path={icons.close} />
        <S.ToggleLabel>Menu</S.ToggleLabel>
      </S.Toggle>
      <MobileMenu {...menu} />
    </S.Narrow>
  );
}
