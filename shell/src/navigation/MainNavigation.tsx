import { ariaCurrent } from './active-route.ts';
import { Dropdown } from './Dropdown.tsx';
import * as S from './MainNavigation.styles.ts';
import { DASHBOARD_ENTRY, HOME_ENTRY } from './menus.data.ts';
import type { NavigationGroup } from './navigation-entry.ts';

interface MainNavigationProps {
  groups: readonly NavigationGroup[];
  activeGroupId: string | undefined;
  hasDashboard: boolean;
  pathname: string;
}

/** The menus of large screens. */
export function MainNavigation({ groups, activeGroupId, hasDashboard, pathname }: MainNavigationProps) {
  return (
    <nav aria-label="Main">
      <S.List>
        <li>
          <S.BarLink href={HOME_ENTRY.path} aria-current={ariaCurrent(HOME_ENTRY, pathname)}>
            {HOME_ENTRY.label}
          </S.BarLink>
        </li>
        {groups.map((group) => (
          <Dropdown
            key={group.id}
            group={group}
            isActive={group.id === activeGroupId}
            pathname={pathname}
            tone="light"
          />
        ))}
        {hasDashboard && (
          <li>
            <S.BarLink href={DASHBOARD_ENTRY.path} aria-current={ariaCurrent(DASHBOARD_ENTRY, pathname)}>
              {DASHBOARD_ENTRY.label}
            </S.BarLink>
          </li>
        )}
      </S.List>
    </nav>
  );
}
