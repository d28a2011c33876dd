import type { Alert } from '@saltbush/consignments/api';
import { Icon, type IconPath, icons } from '@saltbush/ui';
import { useState } from 'react';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './AlertList.styles.ts';

const ICONS = {
  exception: icons.alert,
  'quote-ready': icons.document,
  'quote-expiring': icons.clock,
  pod: icons.check,
  invoice: icons.document,
} as const satisfies Record<Alert['kind'], IconPath>;

const FIRST = 5;

function hrefOf({ kind, subject }: Alert): string {
  if (subject.type === 'quote') return `/quotes/${subject.token}`;
  return `/dashboard/shipments/${subject.reference}${kind === 'pod' ? '#pod' : ''}`;
}

/** The client's alerts, most urgent first, each with a link. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const [isAll, setIsAll] = useState(false);
  if (alerts.length === 0) return <p>Nothing needs your attention. Delays, quotes and deliveries show here.</p>;
  return (
    <>
      <S.List>
        {(isAll ? alerts : alerts.slice(0, FIRST)).map((alert) => (
          <S.Entry key={alert.id} data-kind={alert.kind}>
            <Icon path={ICONS[alert.kind]} size={20} />
            <div>
              <h3>
                <a href={hrefOf(alert)}>{alert.title}</a>
              </h3>
              <p>{alert.detail}</p>
              <time dateTime={alert.at}>{sydneyMoment(alert.at)}</time>
            </div>
          </S.Entry>
        ))}
      </S.List>
      {alerts.length > FIRST && (
        <S.All type="button" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${alerts.length}`}
        </S.All>
      )}
    </>
  );
}
