import type { Visitor } from '@saltbush/contract';
import type { Workplace } from '@saltbush/contract/boot';
import { Icon, icons } from '@saltbush/ui';
import { LOGOUT_HREF } from '../navigation/account-links.ts';
import { QUOTE_ENTRY } from '../navigation/menus.data.ts';
import { welcomeLine } from '../navigation/welcomeLine.ts';
import { AreaCount } from './AreaCount.tsx';
import { AreaIcon } from './AreaIcon.tsx';
import type { AreaEntries } from './area-entries.ts';
import * as S from './PhoneBar.styles.ts';
import type { OpenWorkplace } from './placesOf.ts';
import { PUBLIC_ENTRY } from './public-entry.data.ts';
import { StatusFacts } from './StatusFacts.tsx';

interface PhoneBarProps extends AreaEntries {
  visitor: Visitor;
  places: readonly OpenWorkplace[];
  place: Workplace;
}

const IN_BAR = 4;

/**
 * The areas of a place at the bottom of small screens: four, and behind "More" the rest, the account and the status. It opens
 * without any script; `frame/keepMenus.ts` adds Escape, and closing once a link is chosen.
 */
export function PhoneBar({ areas, current, counts, visitor, places, place }: PhoneBarProps) {
  const link = (area: AreaEntries['areas'][number]) => (
    <a href={area.path} aria-current={area === current ? 'page' : undefined}>
      <AreaIcon name={area.icon} />
      <span>{area.label}</span>
      <AreaCount area={area} counts={counts} />
    </a>
  );
  const rest = areas.slice(IN_BAR);
  const others = places.filter((other) => other.place !== place);
  return (
    <S.Bar aria-label="Areas on small screens">
      <S.Entries>
        {areas.slice(0, IN_BAR).map((area) => (
          <li key={area.path}>{link(area)}</li>
        ))}
      </S.Entries>
      {/* A visitor may have opened it before React starts; the warning would be about that. */}
      <S.More data-menu="sheet" suppressHydrationWarning>
        <summary data-current={current !== undefined && rest.includes(current) ? '' : undefined}>
          <Icon path={icons.menu} size={20} />
          <span>More</span>
        </summary>
        <S.Sheet>
          <ul>
            {rest.map((area) => (
              <li key={area.path}>{link(area)}</li>
            ))}
            {others.map(({ place: other, label, href }) => (
              <li key={other}>
                <a href={href}>
                  <Icon path={icons.swap} size={20} />
                  <span>{label}</span>
                </a>
              </li>
            ))}
            {place === 'portal' && (
              <li>
                <a href={QUOTE_ENTRY.path}>
                  <Icon path={icons.plus} size={20} />
                  <span>{QUOTE_ENTRY.label}</span>
                </a>
              </li>
            )}
            <li>
              <a href={PUBLIC_ENTRY.path}>
                <Icon path={icons.arrowUpRight} size={20} />
                <span>{PUBLIC_ENTRY.label}</span>
              </a>
            </li>
            <li>
              <a href={LOGOUT_HREF}>
                <Icon path={icons.logOut} size={20} />
                <span>Logout</span>
              </a>
            </li>
          </ul>
          {visitor.status === 'signed-in' && <p>{`${welcomeLine(visitor.user)} · ${visitor.user.email}`}</p>}
          <StatusFacts />
        </S.Sheet>
      </S.More>
    </S.Bar>
  );
}
