import { type DeskDriverDetail, LICENCE_CLASSES } from '@saltbush/business-api/drivers';
import { Badge, TextLink } from '@saltbush/ui';
import * as S from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';

/** Who applied, and what they drive. */
export function ApplicantCard({ driver }: { driver: DeskDriverDetail }) {
  const { name, email, phone, licenceClass, licenceState, abn, abnVerified, vehicle, availability } = driver;
  return (
    <DeskCard heading="Driver">
      <S.Facts>
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
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
        <div>
          <dt>Licence</dt>
          <dd>
            {LICENCE_CLASSES[licenceClass]}, {licenceState}
          </dd>
        </div>
        <div>
          <dt>ABN</dt>
          <dd>
            {abn}{' '}
            {abnVerified ? <Badge tone="good">Passes its check</Badge> : <Badge tone="warn">Fails its check</Badge>}
          </dd>
        </div>
        <div>
          <dt>Vehicle</dt>
          <dd>{vehicle}</dd>
        </div>
        {availability && (
          <div>
            <dt>Availability</dt>
            <dd>{availability}</dd>
          </div>
        )}
      </S.Facts>
    </DeskCard>
  );
}
