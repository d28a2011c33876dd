import { Icon, icons } from '@saltbush/ui';
import { ariaCurrent } from './active-route.ts';
import * as S from './MobileMenu.styles.ts';
import type { NavigationGroup } from './navigation-entry.ts';

interface MobileGroupProps {
  group: NavigationGroup;
  isActive: boolean;
  pathname: string;
}

/** One group of the sheet. The browser keeps one open at a time. */
export function MobileGroup({ group, isActive, pathname }: MobileGroupProps) {
  return (
    <li>
      <details name="site-menu-group" suppressHydrationWarning>
        <S.GroupToggle aria-current={isActive ? 'true' : undefined}>
          {group.label}
          <Icon path={icons.chevronDown} size={20} />
        </S.GroupToggle>
        <S.GroupEntries>
          {group.entries.map((entry) => (
            <li key={entry.path}>
              <S.GroupLink href={entry.path} aria-current={ariaCurrent(entry, pathname)}>
                {entry.label}
              </S.GroupLink>
            </li>
          ))}
        </S.GroupEntries>
      </details>
    </li>
  );
}
