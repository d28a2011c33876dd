import {
  CLAIM_FIGURE_DAYS,
  CLAIM_KIND_WORDS,
  type ClaimFiguresOfAll,
  type ClaimFigures as Figures,
} from '@saltbush/claims/api';
import { CLAIM_KINDS, formatAud, formatDate, formatNumber } from '@saltbush/freight';
import * as S from './ClaimFigures.styles.ts';

const shareText = ({ accepted, decided }: Figures): string =>
  decided === 0 ? '' : `${Math.round((100 * accepted) / decided)}%`;

const daysText = ({ medianDays }: Figures): string => (medianDays === null ? '' : formatNumber(medianDays, 1));

/** How claims went lately: all of them, then by what they were for. A kind without any is left out. */
export function ClaimFigures({ figures: { from, all, byKind } }: { figures: ClaimFiguresOfAll }) {
  if (all.lodged === 0 && all.decided === 0) return null;
  const kinds = CLAIM_KINDS.filter((kind) => byKind[kind].lodged > 0 || byKind[kind].decided > 0);
  return (
    <S.Room>
      <S.Table>
        <caption>
          Last {CLAIM_FIGURE_DAYS} days, since {formatDate(from)}. Amounts are before GST.
        </caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Lodged</th>
            <th scope="col">Claimed</th>
            <th scope="col">Decided</th>
            <th scope="col">Accepted</th>
            <th scope="col">Agreed</th>
            <th scope="col">Credited</th>
            <th scope="col">Median days</th>
          </tr>
        </thead>
        <tbody>
          <FigureRow label="All" figures={all} isAll />
          {kinds.map((kind) => (
            <FigureRow key={kind} label={CLAIM_KIND_WORDS[kind]} figures={byKind[kind]} />
          ))}
        </tbody>
      </S.Table>
    </S.Room>
  );
}

function FigureRow({ label, figures, isAll = false }: { label: string; figures: Figures; isAll?: boolean }) {
  return (
    <tr data-all={isAll ? '' : undefined}>
      <th scope="row">{label}</th>
      <td>{formatNumber(figures.lodged)}</td>
      <td>{formatAud(figures.claimedCents)}</td>
      <td>{formatNumber(figures.decided)}</td>
      <td>{shareText(figures)}</td>
      <td>{formatAud(figures.agreedCents)}</td>
      <td>{formatAud(figures.creditedCents)}</td>
      <td>{daysText(figures)}</td>
    </tr>
  );
}
