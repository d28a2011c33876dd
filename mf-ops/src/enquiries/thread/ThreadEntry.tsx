import { type DeskEnquiryDetail, type EnquiryEvent, HEARD_BY } from '@saltbush/enquiries/api';
import { Badge, TextLink } from '@saltbush/ui';
import { deskMoment } from '../../consignment/deskTime.ts';
import * as S from '../../sheet/Thread.styles.ts';
import { mailText } from './mailText.ts';

/** One reply of ours, or something that the person said later. */
export function ThreadEntry({ entry, enquiry }: { entry: EnquiryEvent; enquiry: DeskEnquiryDetail }) {
  const { kind, at, actor, words, heardBy, mail } = entry;
  const when = <time dateTime={at}>{deskMoment(at)}</time>;
  if (kind === 'reply') {
    const { label, tone, more } = mailText(mail);
    return (
      <S.Entry data-from="us">
        <S.Who>
          <strong>Our reply</strong>, {actor}, {when}
        </S.Who>
        <S.Words>{words}</S.Words>
        <S.Sent>
          <Badge tone={tone}>{label}</Badge>
          {more}
          {mail && <TextLink href={`/ops/mail/${mail.id}`}>Open the mail</TextLink>}
        </S.Sent>
      </S.Entry>
    );
  }
  return (
    <S.Entry>
      <S.Who>
        <strong>{enquiry.name}</strong>, {(heardBy ? HEARD_BY[heardBy] : 'Answer').toLowerCase()}, put down by {actor},{' '}
        {when}
      </S.Who>
      <S.Words>{words}</S.Words>
    </S.Entry>
  );
}
