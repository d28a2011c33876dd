import type { Visitor } from '@saltbush/contract';
import { ButtonLink, Icon, icons } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { LOGOUT_HREF, loginHref, staffLoginHref } from './account-links.ts';
import { activeGroup, ariaCurrent } from './active-route.ts';
import { MobileGroup } from './MobileGroup.tsx';
import * as S from './MobileMenu.styles.ts';
import { DASHBOARD_ENTRY, HOME_ENTRY, PLATFORM_ENTRY, QUOTE_ENTRY, TRACK_ENTRY } from './menus.data.ts';
import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';
import { welcomeLine } from './welcomeLine.ts';

export interface MobileMenuProps {
  groups: readonly NavigationGroup[];
  /** Workplaces of staff and operators. */
  work: readonly NavigationEntry[];
  visitor: Visitor;
  staffAppUrl: string;
  pathname: string;
}

/** The sheet under the bar on small screens. */
export function MobileMenu({ groups, work, visitor, staffAppUrl, pathname }: MobileMenuProps) {
  const activeGroupId = activeGroup(groups, pathname)?.id;
  const plain = [HOME_ENTRY, ...(visitor.status === 'signed-in' ? [DASHBOARD_ENTRY] : []), ...work];

  return (
    <S.Sheet aria-label="Main">
      <S.Entries>
        {plain.map((entry) => (
          <li key={entry.path}>
            <S.EntryLink href={entry.path} aria-current={ariaCurrent(entry, pathname)}>
              {entry.label}
            </S.EntryLink>
          </li>
        ))}
        {groups.map((group) => (
          <MobileGroup key={group.id} group={group} isActive={group.id === activeGroupId} pathname={pathname} />
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
            <ButtonLink variant="secondary" href={LOGOUT_HREF} iconBefore={icons.logOut}>
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
          <Icon path={icons.phone} size={20} />
          {brand.phone}
        </S.Phone>
      </S.Foot>
    </S.Sheet>
  );
}
