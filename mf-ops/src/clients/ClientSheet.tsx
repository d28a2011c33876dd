import { apiError } from '@saltbush/calls';
import type { AccountStatus, DeskClientDetail } from '@saltbush/clients/api';
import { Badge } from '@saltbush/ui';
import { useSetClientStatusMutation } from '../api/setClientStatus.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FactCard } from '../sheet/FactCard.tsx';
import { NoteActs } from '../sheet/NoteActs.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import { Trail } from '../sheet/Trail.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CLIENT_ACTS, CLIENT_ACTS_AT, type ClientAct, TERMS_ACTS } from './client-acts.data.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';
import { accountFacts, freightFacts } from './clientFacts.ts';
import { clientTrail } from './clientTrail.ts';
import { PeopleCard } from './people/PeopleCard.tsx';
import { RatesCard } from './RatesCard.tsx';
import { ZonesCard } from './ZonesCard.tsx';

const LONGEST_REASON = 500;
const TERMS_ACT_IDS = ['corporate-terms', 'standard-terms'] as const;

/** The status that an act leads to. */
const statusOf = (act: ClientAct, current: AccountStatus): AccountStatus =>
  act === 'active' || act === 'pending' || act === 'suspended' ? act : current;

interface ClientSheetProps {
  detail: DeskClientDetail;
  refetch: () => unknown;
}

/** The account as staff decide on it: status, acts, and everything the client entered. */
export function ClientSheet({ detail: client, refetch }: ClientSheetProps) {
  const { reference, status, version, abnVerified, paymentTermsDays } = client;
  const [setStatus] = useSetClientStatusMutation();
  const facts = clientTrail(client.trail);
  const { label, tone } = CLIENT_STATUS_LABELS[status];

  // An older gateway sends no payment terms, and would refuse to change them.
  const termsActs = TERMS_ACT_IDS.filter((id) => paymentTermsDays !== undefined && TERMS_ACTS[id] !== paymentTermsDays);

  const send = async (act: ClientAct, reason: string, seen: number) => {
    const terms = TERMS_ACT_IDS.find((id) => id === act);
    const change = terms ? { status, paymentTermsDays: TERMS_ACTS[terms] } : { status: statusOf(act, status) };
    return apiError((await setStatus({ reference, change: { version: seen, reason, ...change } })).error);
  };

  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <Badge tone={tone}>{label}</Badge>
          {!abnVerified && <Badge tone="warn">Check the ABN/ACN</Badge>}
        </S.Badges>
        <dl>
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>Set up</dt>
            <dd>{deskMoment(client.submittedAt)}</dd>
          </div>
        </dl>
      </S.Summary>
      <S.Work>
        <DeskCard heading="What next" print="hide">
          <NoteActs
            acts={CLIENT_ACTS}
            possible={[...CLIENT_ACTS_AT[status], ...termsActs]}
            target={{ thing: 'client', reference, version, standing: label }}
            facts={facts}
            send={send}
            refetch={refetch}
            longestNote={LONGEST_REASON}
          />
        </DeskCard>
        <PeopleCard reference={reference} />
        <ContactCard client={client} />
      </S.Work>
      <S.Facts>
        <BusinessCard client={client} />
        <FactCard heading="Freight" facts={freightFacts(client)} />
        <ZonesCard origin={client.originSuburb} focus={client.focus} zones={client.deliveryZones} />
        <FactCard heading="Account" facts={accountFacts(client)} />
        <RatesCard rateSheet={client.rateSheet} />
      </S.Facts>
      <S.Past>
        <Trail facts={facts} />
      </S.Past>
    </S.Layout>
  );
}
