import type { Visitor } from '@saltbush/contract';
import { Icon, icons } from '@saltbush/ui';
import { brand, brandServiceHours } from '@saltbush/ui/brand';
import { LOGOUT_HREF, staffLoginHref } from './account-links.ts';
import { ariaCurrent } from './active-route.ts';
import { Dropdown } from './Dropdown.tsx';
import { TRACK_ENTRY } from './menus.data.ts';
import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';
import * as S from './UtilityBar.styles.ts';
import { welcomeLine } from './welcomeLine.ts';

interface UtilityBarProps {
  visitor: Visitor;
  /** Workplaces of staff and operators. */
  work: readonly NavigationEntry[];
  driverGroup: NavigationGroup | undefined;
  isDriverGroupActive: boolean;
  staffAppUrl: string;
  pathname: string;
}

/** The strip above the bar on large screens: contact details and the account. */
export function UtilityBar(props: UtilityBarProps) {
  const { visitor, work, driverGroup, isDriverGroupActive, staffAppUrl, pathname } = props;
  return (
    <S.Strip>
      <S.Inner>
        <S.Contact>
          <S.UtilityLink href={brand.phoneHref}>
            <Icon path={icons.phone} size={16} />
            {brand.phone}
          </S.UtilityLink>
          <S.Hours>{brandServiceHours.label}</S.Hours>
          <S.UtilityLink href={TRACK_ENTRY.path} aria-current={ariaCurrent(TRACK_ENTRY, pathname)}>
            <Icon path={icons.search} size={16} />
            {TRACK_ENTRY.label}
          </S.UtilityLink>
        </S.Contact>
        {visitor.status === 'signed-in' ? (
          <S.Account>
            {work.length > 0 && (
              <nav aria-label="Work">
                <S.Entries>
                  {work.map((entry) => (
                    <li key={entry.path}>
                      <S.UtilityLink href={entry.path} aria-current={ariaCurrent(entry, pathname)}>
                        {entry.label}
                      </S.UtilityLink>
                    </li>
                  ))}
                </S.Entries>
              </nav>
            )}
            <S.Welcome>{welcomeLine(visitor.user)}</S.Welcome>
            <S.UtilityLink href={LOGOUT_HREF}>
              <Icon path={icons.logOut} size={16} />
              Logout
            </S.UtilityLink>
          </S.Account>
        ) : (
          <nav aria-label="Drivers and staff">
            <S.Entries>
              {driverGroup && (
                <Dropdown group={driverGroup} isActive={isDriverGroupActive} pathname={pathname} tone="dark" />
              )}
              <li>
                <S.UtilityLink href={staffLoginHref(staffAppUrl)}>Staff Login</S.UtilityLink>
              </li>
            </S.Entries>
          </nav>
        )}
      </S.Inner>
    </S.Strip>
  );
}
