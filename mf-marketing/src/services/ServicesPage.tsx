import { ButtonLink, Container, DataTable, icons, PageHeader, Section, Split, Steps, TextLink } from '@saltbush/ui';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ServiceList } from './ServiceList.tsx';
import * as S from './ServicesPage.styles.ts';
import { addOns, bookingSteps, services } from './services.data.ts';

const comparison = [
  { key: 'service', label: 'Service' },
  { key: 'carries', label: 'Carries' },
  { key: 'speed', label: 'Speed' },
  { key: 'charged', label: 'Charged' },
  { key: 'where', label: 'Where' },
];

const extras = [
  { key: 'name', label: 'Add-on' },
  { key: 'metro', label: 'Metro', align: 'end' as const },
  { key: 'interstate', label: 'Interstate', align: 'end' as const },
  { key: 'note', label: 'For' },
];

const comparisonRows = services.map(({ id, name, href, carries, speed, charged, where }) => ({
  id,
  service: <TextLink href={href}>{name}</TextLink>,
  carries,
  speed,
  charged,
  where,
}));

export function ServicesPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <S.Opening>
            <PageHeader
              eyebrow="Half a tonne to a B-double"
              title="Freight services"
              lead="Six ways to move it and one place to ask: by the pallet, by the hour or by the lane. Compare them here, then price the one that fits."
            >
              <ButtonLink href="/quote" size="large" iconAfter={icons.arrowRight}>
                Get a Quote
              </ButtonLink>
              <ButtonLink href="/contact" size="large" variant="secondary">
                Contact Us
              </ButtonLink>
            </PageHeader>
            <DataTable caption="Which service fits" columns={comparison} rows={comparisonRows} onPhones="stack" />
          </S.Opening>
        </Container>
      </Section>

      <ServiceList />

      <Section tone="white" aria-labelledby="add-ons">
        <Container>
          <Split ratio="5/7">
            <S.Intro>
              <h2 id="add-ons">Optional add-ons</h2>
              <p>
                Per consignment, before GST. What you tick in the calculator is in the total you see; what you do not
                need costs nothing.
              </p>
              <p>
                Waiting time beyond the free minutes is in the{' '}
                <TextLink href="/terms#wait-time-and-demurrage">terms</TextLink>.
              </p>
            </S.Intro>
            <DataTable
              caption="Add-ons and their prices"
              isCaptionHidden
              columns={extras}
              rows={addOns}
              onPhones="stack"
            />
          </Split>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="how-to-book">
        <Container>
          <Split ratio="5/7">
            <S.Intro>
              <h2 id="how-to-book">How to book, in five steps</h2>
              <p>A price is not yet a booking: it becomes one when we have accepted it.</p>
            </S.Intro>
            <Steps items={bookingSteps} />
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="services-call"
        title="Not on the list?"
        text="Crane trucks, oversized loads, towns off the main lanes: describe it, and we find the vehicle. If you drive one yourself, we would like to hear from you too."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
        <ButtonLink href="/careers" size="large" variant="secondary">
          Driver Onboarding
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
