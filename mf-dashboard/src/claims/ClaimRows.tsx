import { CLAIM_KIND_WORDS, type ClaimRow } from '@saltbush/claims/api';
import { formatAud } from '@saltbush/freight';
import * as S from '@saltbush/portal/record-rows.styles';
import * as R from '@saltbush/portal/rows.styles';
import { TextLink } from '@saltbush/ui';
import { sydneyMoment } from '../consignment/moment.ts';
import { ClaimBadge } from './ClaimBadge.tsx';

/** Claims, each with its consignment, what is claimed and how it stands. */
export function ClaimRows({ rows }: { rows: readonly ClaimRow[] }) {
  return (
    <R.List>
      {rows.map(({ reference, shipmentReference, kind, status, route, amountCents, agreedCents, lodgedAt }) => (
        <S.Row key={reference}>
          <S.Main>
            <h3>
              <TextLink href={`/dashboard/claims/${reference}`}>{reference}</TextLink>
            </h3>
            <p>
              {CLAIM_KIND_WORDS[kind]},{' '}
              <TextLink href={`/dashboard/shipments/${shipmentReference}`}>{shipmentReference}</TextLink>, {route}
            </p>
            <p data-soft>Made {sydneyMoment(lodgedAt)}</p>
          </S.Main>
          <S.Amount>
            <b>{formatAud(agreedCents ?? amountCents)}</b>
            <span>{agreedCents === null ? 'claimed, ex GST' : `of ${formatAud(amountCents)}, ex GST`}</span>
          </S.Amount>
          <S.Standing>
            <div>
              <ClaimBadge status={status} />
            </div>
          </S.Standing>
        </S.Row>
      ))}
    </R.List>
  );
}
