import type { Visitor } from '@saltbush/contract';
import type { Workplace } from '@saltbush/contract/boot';
import { Icon, icons } from '@saltbush/ui';
import { brand, brandMark } from '@saltbush/ui/brand';
import { LOGOUT_HREF } from '../navigation/account-links.ts';
import { QUOTE_ENTRY } from '../navigation/menus.data.ts';
import { welcomeLine } from '../navigation/welcomeLine.ts';
import { WorkSearch } from '../search/WorkSearch.tsx';
import type { OpenWorkplace } from './placesOf.ts';
import { PUBLIC_ENTRY } from './public-entry.data.ts';
import * as S from './WorkBar.styles.ts';

interface WorkBarProps {
  visitor: Visitor;
  places: readonly OpenWorkplace[];
  current: Workplace;
}

/** The bar above the page: where one is, the search, and the account. */
export function WorkBar({ visitor, places, current }: WorkBarProps) {
  const home = places.find(({ place }) => place === current)?.href ?? '/';
  return (
    <S.Bar>
      <S.MarkLink href={home} aria-label={`${brand.name}, start`}>
        <svg viewBox="0 0 32 32" aria-hidden>
          <path d={brandMark.leaf} />
          <path d={brandMark.road} />
        </svg>
      </S.MarkLink>
      <S.Places aria-label="Places">
        {places.map(({ place, label, href }) => (
          <a key={place} href={href} aria-current={place === current ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </S.Places>
      <S.Search>
        <WorkSearch />
      </S.Search>
      <S.Account>
        {current === 'portal' && <a href={QUOTE_ENTRY.path}>{QUOTE_ENTRY.label}</a>}
        <a href={PUBLIC_ENTRY.path}>{PUBLIC_ENTRY.label}</a>
        {visitor.status === 'signed-in' && <S.Who title={visitor.user.email}>{welcomeLine(visitor.user)}</S.Who>}
        <a href={LOGOUT_HREF}>
          <Icon path={icons.logOut} size={16} />
          Logout
        </a>
      </S.Account>
    </S.Bar>
  );
}
