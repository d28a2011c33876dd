import { FactList, keepTogether, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './TrackPage.styles.ts';

/** Shown beside the form until there is a result: where to find the reference and the postcode. */
export function TrackHelp() {
  return (
    <S.Help aria-labelledby="track-help">
      <h2 id="track-help">What you need</h2>
      <FactList
        rows={[
          { term: 'Reference', detail: 'Begins with SH, in the mail that confirmed the booking' },
          { term: 'Postcode', detail: 'Of the pickup or the delivery, whichever you know' },
          { term: 'You see', detail: 'Each step with its time, the expected delivery, and when it arrived' },
        ]}
      />
      <S.Small>
        Clients see prices, proof of delivery and invoices on their{' '}
        <TextLink href="/api/login?returnTo=/dashboard/shipments">dashboard</TextLink>. No reference at hand? Call{' '}
        <TextLink href={brand.phoneHref}>{keepTogether(brand.phone)}</TextLink>.
      </S.Small>
    </S.Help>
  );
}
