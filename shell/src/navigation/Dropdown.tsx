import { Icon, icons } from '@saltbush/ui';
import { ariaCurrent } from './active-route.ts';
import * as S from './Dropdown.styles.ts';
import type { NavigationGroup } from './navigation-entry.ts';

interface DropdownProps {
  group: NavigationGroup;
  isActive: boolean;
  pathname: string;
  tone: 'light' | 'dark';
}

/**
 * One menu of the bar. The browser opens and closes it, one at a time, without any script; `frame/keepMenus.ts` adds hover,
 * Escape and presses elsewhere.
 */
export function Dropdown({ group, isActive, pathname, tone }: DropdownProps) {
  return (
    <S.Item>
      {/* A visitor may have opened it before React starts; the warning would be about that. */}
      <details name="site-menu" data-menu={group.id} suppressHydrationWarning>
        <S.Trigger aria-current={isActive ? 'true' : undefined} $tone={tone}>
          {group.label}
          <Icon path={icons.chevronDown} size={16} />
        </S.Trigger>
        <S.Panel $align={tone === 'dark' ? 'end' : 'start'}>
          {group.entries.map((entry) => (
            <li key={entry.path}>
              <S.PanelLink href={entry.path} aria-current={ariaCurrent(entry, pathname)}>
                {entry.label}
              </S.PanelLink>
            </li>
          ))}
        </S.Panel>
      </details>
    </S.Item>
  );
}
