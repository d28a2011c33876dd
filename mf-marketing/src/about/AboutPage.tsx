import { ButtonLink, Container, DataTable, PageHeader, Section, Split, StatBand } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { claims } from '../claims/claims.data.ts';
import { countedFigures } from '../claims/countedFigures.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { OperatingLocations } from '../places/OperatingLocations.tsx';
import * as S from './AboutPage.styles.ts';
import { fleet, principles } from './about.data.ts';

const figures = countedFigures([claims.sameDayBookings, claims.customers, claims.palletsWeekly, claims.coverage]);

const columns = [
  { key: 'vehicle', label: 'Vehicle' },
  { key: 'pallets', label: 'Pallets', align: 'end' as const },
  { key: 'carries', label: 'Carries', align: 'end' as const },
  { key: 'work', label: 'Mostly does' },
];

export function AboutPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <Split ratio="5/7" align="center">
            <PageHeader
              eyebrow="Who carries your freight"
              title={`About ${brand.name}`}
              lead="We carry freight by road, across town and across the country, and we say what it costs before it moves."
            />
            <ScenePicture name="depot" ratio="16 / 10" sizes="(min-width: 1024px) 640px, 100vw" isFirst />
          </Split>
        </Container>
      </Section>

      <Section tone="ink" spacing="half" aria-label="In figures">
        <Container>
          <StatBand items={figures} />
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="about-who">
        <Container>
          <Split ratio="7/5">
            <S.Story>
              <h2 id="about-who">A carrier that shows its working</h2>
              <p>
                {brand.name} runs from {brand.address.suburb} in Western Sydney. Our trucks do three kinds of work: full
                loads between the capitals, pallets out of Sydney on shared trailers, and same-day runs across town.
                Cross docks in eight cities and our own floor space join them up.
              </p>
              <p>
                Retailers, wholesalers, builders, manufacturers, online stores, logistics firms and brokers send freight
                with us: {claims.businesses.value} {claims.businesses.label}. Some send one pallet a month, some a
                trailer every night. They see the same price list and the same tracking.
              </p>
              <p>
                The system behind it, Transporter Digital, is ours too. We wrote it because what we could buy could not
                answer the simplest question a customer asks: how much, and when?
              </p>
            </S.Story>
            <S.Principles>
              {principles.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </S.Principles>
          </Split>
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="about-fleet">
        <Container>
          <Split ratio="5/7">
            <S.Story>
              <h2 id="about-fleet">The fleet</h2>
              <p>The smallest truck that fits the freight is the right one: it costs you less and burns less.</p>
              <p>Figures are nominal; the legal payload is confirmed at booking.</p>
            </S.Story>
            <DataTable caption="Vehicles" isCaptionHidden columns={columns} rows={fleet} onPhones="stack" />
          </Split>
        </Container>
      </Section>

      <OperatingLocations />

      <ClosingCall
        id="about-call"
        title="Come and see a dock"
        text="Visitors are welcome in business hours: ring first, bring flat shoes, we lend the vest."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
        <ButtonLink href="/careers" size="large" variant="secondary">
          Work With Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
