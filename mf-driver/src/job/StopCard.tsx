import type { DriverStop } from '@saltbush/positions/api';
import { ButtonLink, Card, icons } from '@saltbush/ui';
import * as S from './job.styles.ts';
import { mapHref } from './mapHref.ts';
import { phoneHref } from './phoneHref.ts';
import { whenText } from './whenText.ts';

interface StopCardProps {
  title: string;
  stop: DriverStop;
}

/** Where to, when, and whom to call. */
export function StopCard({ title, stop }: StopCardProps) {
  const { businessName, street, suburb, contactName, phone, instructions, hasForklift } = stop;
  const when = whenText(stop);
  return (
    <Card as="section" aria-label={title}>
      <S.Stop>
        <h2>{title}</h2>
        {when && <p>{when}</p>}
        <S.Address>
          <strong>{businessName}</strong>
          {street}
          <br />
          {suburb}
        </S.Address>
        {instructions && <S.Words>{instructions}</S.Words>}
        <p>{hasForklift ? 'There is a forklift or a dock.' : 'There is no forklift and no dock.'}</p>
        <S.Ways>
          <ButtonLink href={mapHref(stop)} variant="secondary" size="large" iconBefore={icons.mapPin}>
            Open in maps
          </ButtonLink>
          {phone && (
            <ButtonLink href={phoneHref(phone)} variant="secondary" size="large" iconBefore={icons.phone}>
              Call {contactName || phone}
            </ButtonLink>
          )}
        </S.Ways>
      </S.Stop>
    </Card>
  );
}
