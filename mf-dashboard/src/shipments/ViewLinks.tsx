import { SHIPMENT_VIEWS, type Shipments } from '@saltbush/business-api/shipments';
import { formatNumber } from '@saltbush/freight';
import { type ListAddress, listHref } from './listAddress.ts';
import * as S from './ViewLinks.styles.ts';
import { VIEW_NAMES } from './views.data.ts';

interface ViewLinksProps {
  wanted: ListAddress;
  /** Undefined until the first answer. */
  counts: Shipments['counts'] | undefined;
}

/** The ways to look at the list, each with how many it holds and an address of its own. */
export function ViewLinks({ wanted, counts }: ViewLinksProps) {
  return (
    <S.Views aria-label="Views of shipments">
      {SHIPMENT_VIEWS.map((view) => (
        <a key={view} href={listHref({ ...wanted, view })} aria-current={view === wanted.view ? 'page' : undefined}>
          {VIEW_NAMES[view]}
          <span>{counts ? formatNumber(counts[view]) : '–'}</span>
        </a>
      ))}
    </S.Views>
  );
}
