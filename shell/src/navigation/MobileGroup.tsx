import { Icon } from '@saltbush/ui';
import { useId } from 'react';
import { ariaCurrent } from './active-route.ts';
import * as S from './MobileMenu.styles.ts';
import type { NavigationGroup } from './navigation-entry.ts';

interface MobileGroupProps {
  group: NavigationGroup;
  isOpen: boolean;
  isActive: boolean;
  pathname: string;
  onToggle: () => void;
}

export function MobileGroup({ group, isOpen, isActive, pathname, onToggle }: MobileGroupProps) {
  const listId = useId();
  return (
    <li>
      <S.GroupButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isActive ? 'true' : undefined}
        onClick={onToggle}
      >
        {group.label}
        <Icon name="chevron-down" size={20} />
      </S.GroupButton>
      <S.GroupEntries id={listId} hidden={!isOpen}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <S.GroupLink href={entry.path} aria-current={ariaCurrent(entry, pathname)}>
              {entry.label}
            </S.GroupLink>
          </li>
        ))}
      </S.GroupEntries>
    </li>
  );
}
