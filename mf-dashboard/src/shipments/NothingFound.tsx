import { Panel } from '@saltbush/portal';
import { TextLink } from '@saltbush/ui';
import { isNarrowed, type ListAddress, listHref, WHOLE_LIST } from './listAddress.ts';
import { VIEW_NAMES } from './views.data.ts';

/** Replaces an empty list: says why it is empty, and links to one that is not. */
export function NothingFound({ wanted }: { wanted: ListAddress }) {
  const { view, search } = wanted;
  const place = view === 'all' ? '' : ` under “${VIEW_NAMES[view]}”`;
  if (!isNarrowed(wanted)) {
    return (
      <Panel title={`No shipments${place}`}>
        <p>
          Nothing stands there now. <TextLink href={listHref(WHOLE_LIST)}>See all shipments</TextLink>
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={`No shipments found${place}`}>
      <p>
        {search === ''
          ? 'Nothing fits the service and dates you chose. '
          : `Nothing that fits has “${search}” in its reference, your own reference or its suburbs. `}
        <TextLink href={listHref({ ...WHOLE_LIST, view })}>Clear filters</TextLink>
      </p>
    </Panel>
  );
}
