import type { DeskClientDetail } from '@saltbush/clients/api';
import { CheckedAbn } from '../sheet/CheckedAbn.tsx';
import { FactCard } from '../sheet/FactCard.tsx';
import { MailLink } from '../sheet/MailLink.tsx';
import { PhoneLink } from '../sheet/PhoneLink.tsx';

/** Who the client is and how to reach them. The website is no link, because nobody has checked it. */
export function BusinessCard({ client }: { client: DeskClientDetail }) {
  const { businessName, abn, abnVerified, contactName, email, phone, website } = client;
  return (
    <FactCard
      heading="Business"
      facts={[
        { term: 'Name', detail: businessName },
        { term: 'ABN/ACN', detail: <CheckedAbn abn={abn} isVerified={abnVerified} /> },
        { term: 'Contact', detail: contactName },
        { term: 'Email', detail: <MailLink email={email} /> },
        { term: 'Phone', detail: <PhoneLink phone={phone} /> },
        { term: 'Website', detail: website },
      ]}
    />
  );
}
