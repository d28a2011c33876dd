import type { Booking } from '@saltbush/consignments/api';
import * as S from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { MailLink } from '../sheet/MailLink.tsx';
import { PhoneLink } from '../sheet/PhoneLink.tsx';
import { listLoadFacts } from './listLoadFacts.ts';

/** What is carried, for whom, and which extras were booked. */
export function LoadFacts({ request, quote, details }: Pick<Booking, 'request' | 'quote' | 'details'>) {
  const { booker, customerReference, instructions, goods } = details;
  return (
    <DeskCard heading="Consignment">
      <S.Facts>
        <div>
          <dt>Booked by</dt>
          <dd>
            {booker.businessName && `${booker.businessName}, `}
            {booker.name}
            {'\n'}
            <MailLink email={booker.email} />
            {booker.phone && (
              <>
                {'\n'}
                <PhoneLink phone={booker.phone} />
              </>
            )}
          </dd>
        </div>
        {customerReference && (
          <div>
            <dt>Their reference</dt>
            <dd>{customerReference}</dd>
          </div>
        )}
        <div>
          <dt>Goods</dt>
          <dd>{goods?.description ?? 'Not told. Ask before you accept.'}</dd>
        </div>
        {listLoadFacts(request, quote).map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
        {instructions && (
          <div>
            <dt>Instructions</dt>
            <dd>{instructions}</dd>
          </div>
        )}
      </S.Facts>
    </DeskCard>
  );
}
