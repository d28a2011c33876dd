import { type DeskDriverDetail, LICENCE_CLASSES } from '@saltbush/drivers/api';
import { CheckedAbn } from '../sheet/CheckedAbn.tsx';
import { FactCard } from '../sheet/FactCard.tsx';
import { MailLink } from '../sheet/MailLink.tsx';
import { PhoneLink } from '../sheet/PhoneLink.tsx';

/** Who applied, and their vehicle. */
export function ApplicantCard({ driver }: { driver: DeskDriverDetail }) {
  const { name, email, phone, licenceClass, licenceState, abn, abnVerified, vehicle, availability } = driver;
  return (
    <FactCard
      heading="Driver"
      facts={[
        { term: 'Name', detail: name },
        { term: 'Email', detail: <MailLink email={email} /> },
        { term: 'Phone', detail: <PhoneLink phone={phone} /> },
        { term: 'Licence', detail: `${LICENCE_CLASSES[licenceClass]}, ${licenceState}` },
        { term: 'ABN', detail: <CheckedAbn abn={abn} isVerified={abnVerified} /> },
        { term: 'Vehicle', detail: vehicle },
        { term: 'Availability', detail: availability },
      ]}
    />
  );
}
