import type { Visitor } from '@saltbush/contract';
import type { ContributedEntry } from '@saltbush/contract/boot';
import { ButtonLink, Logo } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useLocation } from 'react-router-dom';
import { loginHref } from './account-links.ts';
import { activeGroup, ariaCurrent } from './active-route.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileNavigation } from './MobileNavigation.tsx';
import { DRIVER_GROUP, PLATFORM_ENTRY, QUOTE_ENTRY } from './menus.data.ts';
import * as S from './SiteHeader.styles.ts';
import { siteMenus } from './siteMenus.ts';
import { UtilityBar } from './UtilityBar.tsx';

interface SiteHeaderProps {
  visitor: Visitor;
  contributed: readonly ContributedEntry[];
  /** Origin of the staff compliance application. */
  staffAppUrl: string;
}

export function SiteHeader({ visitor, contributed, staffAppUrl }: SiteHeaderProps) {
  const { pathname } = useLocation();
  const isSignedIn = visitor.status === 'signed-in';
  const groups = siteMenus(visitor, contributed);
  const work = contributed.filter(({ isWork }) => isWork);
  const driverGroup = groups.find(({ id }) => id === DRIVER_GROUP.id);
  const activeGroupId = activeGroup(groups, pathname)?.id;

  return (
    <S.Header>
      <UtilityBar
        visitor={visitor}
        work={work}
        driverGroup={driverGroup}
        isDriverGroupActive={activeGroupId === DRIVER_GROUP.id}
        staffAppUrl={staffAppUrl}
        pathname={pathname}
      />
      <S.Bar>
        <S.BarInner>
          <S.LogoLink href="/" aria-label={`${brand.name}, home`}>
            <Logo />
          </S.LogoLink>
          <S.Wide>
            <MainNavigation
              groups={groups.filter((group) => group !== driverGroup)}
              activeGroupId={activeGroupId}
              hasDashboard={isSignedIn}
              pathname={pathname}
            />
            <S.Actions>
              <ButtonLink
                variant="platform"
                size="small"
                href={PLATFORM_ENTRY.path}
                aria-current={ariaCurrent(PLATFORM_ENTRY, pathname)}
              >
                {PLATFORM_ENTRY.label}
              </ButtonLink>
              {!isSignedIn && (
                <ButtonLink variant="secondary" size="small" href={loginHref('/')}>
                  Client Portal
                </ButtonLink>
              )}
            </S.Actions>
          </S.Wide>
          <S.Quote size="small" href={QUOTE_ENTRY.path} aria-current={ariaCurrent(QUOTE_ENTRY, pathname)}>
            {QUOTE_ENTRY.label}
          </S.Quote>
          <MobileNavigation
            groups={groups}
            work={work}
            visitor={visitor}
            staffAppUrl={staffAppUrl}
            pathname={pathname}
          />
        </S.BarInner>
      </S.Bar>
    </S.Header>
  );
}
