import { formatAud, formatDate } from '@saltbush/freight';
import * as S from '@saltbush/portal/record-rows.styles';
import * as R from '@saltbush/portal/rows.styles';
import type { RunListRow } from '@saltbush/runs/api';
import { TextLink } from '@saltbush/ui';
import { countsText, suburbsText } from './run-words.ts';

/** Runs, each with its pickup, where it goes, what it costs and how it stands. */
export function RunRows({ rows }: { rows: readonly RunListRow[] }) {
  return (
    <R.List>
      {rows.map(({ reference, from, pickupDate, suburbs, counts, totalIncGstCents }) => (
        <S.Row key={reference}>
          <S.Main>
            <h3>
              <TextLink href={`/dashboard/shipments/runs/${reference}`}>{reference}</TextLink>
            </h3>
            <p>From {from}</p>
            <p data-soft>
              {suburbs.length === 1 ? 'To ' : `${suburbs.length} deliveries: `}
              {suburbsText(suburbs)}
            </p>
          </S.Main>
          <S.Amount>
            <b>{formatAud(totalIncGstCents)}</b>
            <span>inc GST</span>
          </S.Amount>
          <S.Standing>
            <div>
              <span>Pickup {formatDate(pickupDate)}</span>
              <span>{countsText(counts)}</span>
            </div>
          </S.Standing>
        </S.Row>
      ))}
    </R.List>
  );
}
