import type { Visitor } from '@saltbush/contract';
import type { Menu } from '@saltbush/contract/release';
import { ButtonLink, Icon } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { LOGOUT_HREF, loginHref, staffLoginHref } from './account-links.ts';
import { activeGroup, ariaCurrent } from './active-route.ts';
import { MobileGroup } from './MobileGroup.tsx';
import * as S from './MobileMenu.styles.ts';
import { DASHBOARD_ENTRY, HOME_ENTRY, PLATFORM_ENTRY, QUOTE_ENTRY, TRACK_ENTRY } from './menus.data.ts';
import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';
import { welcomeLine } from './welcomeLine.ts';

interface MobileMenuProps {
  id: string;
  groups: readonly NavigationGroup[];
  /** Workplaces of staff and operators. */
  work: readonly NavigationEntry[];
  visitor: Visitor;
  staffAppUrl: string;
  pathname: string;
  onChoose: () => void;
}

/** The sheet under the bar on small screens. Focus moves into it; the page behind does not scroll. */
export function MobileMenu({ id, groups, work, visitor, staffAppUrl, pathname, onChoose }: MobileMenuProps) {
  const [openGroup, setOpenGroup] = useState<Menu | null>(null);
  const firstRef = useRef<HTMLAnchorElement>(null);
  const activeGroupId = activeGroup(groups, pathname)?.id;
  const plain = [HOME_ENTRY, ...(visitor.status === 'signed-in' ? [DASHBOARD_ENTRY] : []), ...work];

  useEffect(() => firstRef.current?.focus(), []);

  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onChoose();
  };

  return (
    <S.Sheet id={id} aria-label="Main" onClick={onClick}>
      <S.ScrollLock />
      <S.Entries>
        {plain.map((entry, index) => (
          <li key={entry.path}>
            <S.EntryLink
              ref={index === 0 ? firstRef : null}
              href={entry.path}
              aria-current={ariaCurrent(entry, pathname)}
            >
              {entry.label}
            </S.EntryLink>
          </li>
        ))}
        {groups.map((group) => (
          <MobileGroup
            key={group.id}
            group={group}
            isOpen={group.id === openGroup}
            isActive={group.id === activeGroupId}
            pathname={pathname}
            onToggle={() => setOpenGroup(group.id === openGroup ? null : group.id)}
          />
        ))}
      </S.Entries>
      <S.Foot>
        <S.Tasks>
          <ButtonLink href={QUOTE_ENTRY.path} aria-current={ariaCurrent(QUOTE_ENTRY, pathname)}>
            {QUOTE_ENTRY.label}
          </ButtonLink>
          <ButtonLink variant="secondary" href={TRACK_ENTRY.path} aria-current={ariaCurrent(TRACK_ENTRY, pathname)}>
            {TRACK_ENTRY.label}
          </ButtonLink>
        </S.Tasks>
        <ButtonLink variant="platform" href={PLATFORM_ENTRY.path} aria-current={ariaCurrent(PLATFORM_ENTRY, pathname)}>
          {PLATFORM_ENTRY.label}
        </ButtonLink>
        {visitor.status === 'signed-in' ? (
          <>
            <S.Welcome>{welcomeLine(visitor.user)}</S.Welcome>
            <ButtonLink variant="secondary" href={LOGOUT_HREF} iconBefore="log-out">
              Logout
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink variant="secondary" href={loginHref('/')}>
              Client Portal
            </ButtonLink>
            <ButtonLink variant="secondary" href={staffLoginHref(staffAppUrl)}>
              Staff Login
            </ButtonLink>
          </>
        )}
        <S.Phone href={brand.phoneHref}>
          <Icon name="phone" size={20} />
          {brand.phone}
        </S.Phone>
      </S.Foot>
    </S.Sheet>
  );
}
