import { apiError } from '@saltbush/calls';
import { type DeskEnquiryDetail, ENQUIRY_TOPICS } from '@saltbush/enquiries/api';
import { Badge, Notice } from '@saltbush/ui';
import { useClearEnquiryMutation } from '../api/clearEnquiry.ts';
import { useMoveEnquiryMutation } from '../api/moveEnquiry.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FactCard } from '../sheet/FactCard.tsx';
import { MailLink } from '../sheet/MailLink.tsx';
import { NoteActs } from '../sheet/NoteActs.tsx';
import { PhoneLink } from '../sheet/PhoneLink.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import { Trail } from '../sheet/Trail.tsx';
import { ENQUIRY_ACTS, ENQUIRY_ACTS_AT, type EnquiryActId } from './enquiry-acts.data.ts';
import { ENQUIRY_STATUS_LABELS } from './enquiry-statuses.data.ts';
import { enquiryTrail } from './enquiryTrail.ts';
import { ReplyCard } from './thread/ReplyCard.tsx';
import { ThreadCard } from './thread/ThreadCard.tsx';

interface EnquirySheetProps {
  detail: DeskEnquiryDetail;
  refetch: () => unknown;
}

/** The enquiry as staff work on it: the thread, the reply, status and trail. */
export function EnquirySheet({ detail: enquiry, refetch }: EnquirySheetProps) {
  const { reference, status, topic, name, company, email, phone, isSuspect, version } = enquiry;
  const [move] = useMoveEnquiryMutation();
  const [clear] = useClearEnquiryMutation();
  const facts = enquiryTrail(enquiry);
  const { label, tone } = ENQUIRY_STATUS_LABELS[status];

  const possible = ENQUIRY_ACTS_AT[status];

  const send = async (act: EnquiryActId, note: string, seen: number) => {
    if (act === 'genuine') return apiError((await clear({ reference, input: { version: seen, note } })).error);
    const next = { version: seen, status: act === 'note' ? status : act, note };
    return apiError((await move({ reference, move: next })).error);
  };

  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <Badge tone={tone}>{label}</Badge>
          <Badge>{ENQUIRY_TOPICS[topic]}</Badge>
          {isSuspect && <Badge tone="danger">Suspect</Badge>}
        </S.Badges>
        {isSuspect && (
          <Notice tone="warn" title="A program seems to have written this">
            <p>
              It filled in a field that people do not see, so no mail was sent about it, and none can be: the address
              may be anybody’s. If a person wrote it, mark it as genuine, then reply.
            </p>
          </Notice>
        )}
      </S.Summary>
      <S.Facts>
        <ThreadCard {...{ enquiry, facts, refetch }} />
      </S.Facts>
      <S.Work>
        {!isSuspect && <ReplyCard {...{ enquiry, facts, refetch }} />}
        <DeskCard heading={isSuspect ? 'What next' : 'Without a reply'} print="hide">
          <NoteActs
            acts={ENQUIRY_ACTS}
            possible={isSuspect ? ['genuine', ...possible] : possible}
            target={{ thing: 'enquiry', reference, version, standing: label }}
            facts={facts}
            send={send}
            refetch={refetch}
            isQuiet
          />
        </DeskCard>
      </S.Work>
      <S.Past>
        <FactCard
          heading="Sender"
          facts={[
            { term: 'Name', detail: name },
            { term: 'Company', detail: company },
            { term: 'Email', detail: <MailLink email={email} /> },
            { term: 'Phone', detail: phone && <PhoneLink phone={phone} /> },
            { term: 'Received', detail: deskMoment(enquiry.receivedAt) },
          ]}
        />
        <Trail facts={facts} />
      </S.Past>
    </S.Layout>
  );
}
