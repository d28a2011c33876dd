import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import {
  DRIVER_DOCUMENTS,
  type DriverDocument,
  type DriverDocumentKind,
  type KeptDriverDetails,
  LICENCE_CLASSES,
} from './api.ts';

export interface DriverMailFacts {
  reference: string;
  details: KeptDriverDetails;
  /** Address of the driver's private page. */
  statusUrl: string;
}

interface ReceivedFacts extends DriverMailFacts {
  /** Address of the application on the desk. */
  deskUrl: string;
}

const toDriver = ({ reference, details }: DriverMailFacts, subject: string) => ({
  to: details.email,
  replyTo: brand.careersEmail,
  subject: `${subject}: ${reference}`,
});

const link = ({ statusUrl }: DriverMailFacts) => ({ label: 'See where it stands', href: statusUrl });

/**
 * The mails to the driver and to compliance. The driver's repeats nothing that was typed, since the address may be
 * somebody else's.
 */
export function receivedMails(facts: ReceivedFacts, documents: readonly DriverDocument[]): Mail[] {
  const { reference, details } = facts;
  const missing = documents.filter(({ status }) => status === 'missing').map(({ kind }) => DRIVER_DOCUMENTS[kind]);
  return [
    {
      kind: 'driver-received',
      ...toDriver(facts, 'We have your application'),
      ...mailLayout({
        title: 'We have your application',
        preheader: `Your reference is ${reference}. Documents are verified in 1-2 business days.`,
        paragraphs: [
          `Your reference is ${reference}. Compliance verifies your documents in 1-2 business days and then decides.`,
          missing.length > 0
            ? `Still to come: ${missing.join('; ')}. Add them on your private page.`
            : 'All seven documents are here.',
        ],
        link: link(facts),
        notes: ['The page is for you alone: whoever has its address can see it and add documents.'],
      }),
    },
    {
      kind: 'driver-notice',
      to: brand.careersEmail,
      replyTo: details.email,
      subject: `Driver application ${reference}`,
      ...mailLayout({
        title: `Driver application ${reference}`,
        preheader: `${details.licenceClass} licence, ${documents.length - missing.length} of ${documents.length} documents`,
        paragraphs: ['A driver has applied. Documents and details are on the desk.'],
        link: { label: 'Open it on the desk', href: facts.deskUrl },
        facts: [
          { label: 'Name', value: details.name },
          { label: 'Phone', value: details.phone },
          { label: 'Licence', value: `${LICENCE_CLASSES[details.licenceClass]}, ${details.licenceState}` },
          { label: 'ABN', value: details.abnVerified ? details.abn : `${details.abn} (does not pass its check)` },
          { label: 'Vehicle', value: details.vehicle },
          { label: 'Documents', value: `${documents.length - missing.length} of ${documents.length}` },
        ],
      }),
    },
  ];
}

export function documentDeclinedMail(facts: DriverMailFacts, kind: DriverDocumentKind, note: string): Mail {
  return {
    kind: 'driver-document-declined',
    ...toDriver(facts, 'A document needs another look'),
    ...mailLayout({
      title: 'A document needs another look',
      preheader: `${DRIVER_DOCUMENTS[kind]}: please send another`,
      paragraphs: [`${DRIVER_DOCUMENTS[kind]}: ${note}`, 'Please put another in its place on your private page.'],
      link: { label: 'Replace the document', href: facts.statusUrl },
    }),
  };
}

export function decisionMail(facts: DriverMailFacts, status: 'approved' | 'declined', note: string): Mail {
  const isApproved = status === 'approved';
  const title = isApproved ? 'You are approved' : 'Your application was declined';
  return {
    kind: `driver-${status}`,
    ...toDriver(facts, title),
    ...mailLayout({
      title,
      preheader: isApproved ? 'Your documents are verified.' : `Reference ${facts.reference}`,
      paragraphs: [
        isApproved
          ? 'Your documents are verified. Dispatch rings you about your first run.'
          : 'We cannot take you on as it stands.',
        ...(note === '' ? [] : [note]),
        `Questions? Answer this mail, or ring ${brand.phone}.`,
      ],
      link: link(facts),
    }),
  };
}
