import type { DeskClientDetail } from '@saltbush/business-api/clients';
import { Badge, TextLink } from '@saltbush/ui';
import * as S from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';

/** Who they are and how to reach them. The website is text: nobody has looked at where it leads. */
export function BusinessCard({ client }: { client: DeskClientDetail }) {
  const { businessName, abn, abnVerified, contactName, email, phone, website } = client;
  return (
    <DeskCard heading="Business">
      <S.Facts>
        <div>
          <dt>Name</dt>
          <dd>{businessName}</dd>
        </div>
        <div>
          <dt>ABN/ACN</dt>
          <dd>
            {abn}{' '}
            {abnVerified ? <Badge tone="good">Passes its check</Badge> : <Badge tone="warn">Fails its check</Badge>}
          </dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd>{contactName}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </dd>
        </div>
        {website && (
          <div>
            <dt>Website</dt>
            <dd>{website}</dd>
          </div>
        )}
      </S.Facts>
    </DeskCard>
  );
}
