import { ButtonLink, Card, Container, FactList, icons, PageHeader, Section, TextLink } from '@saltbush/ui';
import { brand, brandHoursClock, brandServiceHours, brandSocial } from '@saltbush/ui/brand';
import { OperatingLocations } from '../places/OperatingLocations.tsx';
import { TrackSlot } from '../places/TrackSlot.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as S from './ContactPage.styles.ts';

const { address } = brand;

function MailLink({ address: mailAddress }: { address: string }) {
  const [user, domain] = mailAddress.split('@');
  return (
    <TextLink href={`mailto:${mailAddress}`}>
      {user}
      <wbr />@{domain}
    </TextLink>
  );
}

const details = [
  { term: 'Telephone', detail: <TextLink href={brand.phoneHref}>{brand.phone}</TextLink> },
  { term: 'E-mail', detail: <MailLink address={brand.email} /> },
  { term: 'Quotes', detail: <MailLink address={brand.salesEmail} /> },
  {
    term: 'Head office',
    detail: (
      <>
        {address.street}
        <br />
        {address.suburb} {address.state} {address.postcode}
      </>
    ),
  },
  {
    term: 'Hours',
    detail: (
      <>
        {brand.hours.label}
        <S.Explained>
          Head office and depots. The telephone is answered {brandServiceHours.label}. {brandHoursClock}
        </S.Explained>
      </>
    ),
  },
  { term: 'Tracking and portal', detail: 'Open 24/7' },
];

const SOCIAL_NAMES = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(brandSocial.map(({ name }) => name));

export function ContactPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <S.Top>
            <S.Opening>
              <PageHeader
                eyebrow="A person, not a queue"
                title="Contact Us"
                lead="Write or ring. In business hours you have a reply within 2 hours."
              >
                <ButtonLink href={brand.phoneHref} size="large" variant="secondary" iconBefore={icons.phone}>
                  {brand.phone}
                </ButtonLink>
              </PageHeader>
            </S.Opening>
            <S.Writing>
              <Card isRaised>
                <ContactForm />
              </Card>
            </S.Writing>
            <S.Details>
              <h2>Contact details</h2>
              <FactList rows={details} />
              <TrackSlot />
              <p>
                Only need a price? <TextLink href="/quote">The calculator</TextLink> gives one in under 5 seconds.
              </p>
              <p id="social">
                We have no pages on {SOCIAL_NAMES} yet. Until we do, the telephone is the quickest way to a person.
              </p>
            </S.Details>
          </S.Top>
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="contact-who">
        <Container>
          <S.SectionTitle id="contact-who">The right door</S.SectionTitle>
          <S.Doors>
            <li>
              <h3>Existing client</h3>
              <p>Jobs, proofs of delivery and invoices are in the portal.</p>
              <TextLink href="/api/login" iconAfter={icons.arrowRight}>
                Client Portal Login
              </TextLink>
            </li>
            <li>
              <h3>New client</h3>
              <p>Set up your business and go straight to the first quote.</p>
              <TextLink href="/new-client" iconAfter={icons.arrowRight}>
                New Client Setup
              </TextLink>
            </li>
            <li>
              <h3>Driver</h3>
              <p>Apply, or complete the induction before your first run.</p>
              <TextLink href="/driver-application" iconAfter={icons.arrowRight}>
                Driver application
              </TextLink>
            </li>
            <li>
              <h3>Damage or loss</h3>
              <p>In writing within 7 days of delivery, with photographs.</p>
              <TextLink href="/terms#insurance-and-liability" iconAfter={icons.arrowRight}>
                How claims work
              </TextLink>
            </li>
          </S.Doors>
        </Container>
      </Section>

      <OperatingLocations />
    </>
  );
}
