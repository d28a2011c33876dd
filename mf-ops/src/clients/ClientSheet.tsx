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
import { AddressesCard } from './AddressesCard.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CLIENT_ACTS, CLIENT_ACTS_AT } from './client-acts.data.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';
import { accountFacts, freightFacts } from './clientFacts.ts';
import { clientTrail } from './clientTrail.ts';
import { PeopleCard } from './people/PeopleCard.tsx';
import { RatesCard } from './RatesCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { ZonesCard } from './ZonesCard.tsx';

const LONGEST_REASON = 500;

interface ClientSheetProps {
  detail: DeskClientDetail;
  refetch: () => unknown;
}

/** The account as staff decide on it: status, acts, and everything the client entered. */
export function ClientSheet({ detail: client, refetch }: ClientSheetProps) {
  const { reference, status, version, abnVerified } = client;
  const [setStatus] = useSetClientStatusMutation();
  const facts = clientTrail(client.trail);
  const { label, tone } = CLIENT_STATUS_LABELS[status];

  const send = async (act: AccountStatus, reason: string, seen: number) =>
    apiError((await setStatus({ reference, change: { version: seen, reason, status: act } })).error);

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
            possible={CLIENT_ACTS_AT[status]}
            target={{ thing: 'client', reference, version, standing: label }}
            facts={facts}
            send={send}
            refetch={refetch}
            longestNote={LONGEST_REASON}
          />
        </DeskCard>
        <TermsCard client={client} refetch={refetch} />
        <PeopleCard reference={reference} />
        <ContactCard client={client} />
      </S.Work>
      <S.Facts>
        <BusinessCard client={client} />
        <FactCard heading="Freight" facts={freightFacts(client)} />
        <ZonesCard origin={client.originSuburb} focus={client.focus} zones={client.deliveryZones} />
        <FactCard heading="Account" facts={accountFacts(client)} />
        <AddressesCard client={reference} />
        <RatesCard rateSheet={client.rateSheet} />
      </S.Facts>
      <S.Past>
        <Trail facts={facts} />
      </S.Past>
    </S.Layout>
  );
}
