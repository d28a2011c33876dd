import { ButtonLink, Container, DataTable, icons, PageHeader, Section, Split, Steps } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './PartnerWithUsPage.styles.ts';
import { partnerSteps, partners } from './partners.data.ts';

const partnerHref = `mailto:${brand.email}?subject=${encodeURIComponent('Partnership')}`;

const columns = [
  { key: 'kind', label: 'You are' },
  { key: 'bring', label: 'You bring' },
  { key: 'get', label: 'You get' },
];

export function PartnerWithUsPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <Split ratio="7/5" align="center">
            <PageHeader
              eyebrow="Carriers, depots, brokers, software"
              title="Partner with us"
              lead="A national network is a lot of local ones that trust each other. If yours is good, we would rather work with it than beside it."
            >
              <ButtonLink href={partnerHref} size="large" iconBefore={icons.mail}>
                Write to Us
              </ButtonLink>
              <ButtonLink href="/contact" size="large" variant="secondary">
                Contact Us
              </ButtonLink>
            </PageHeader>
            <ScenePicture name="metroFleet" ratio="4 / 3" sizes="(min-width: 1024px) 480px, 100vw" isFirst />
          </Split>
        </Container>
      </Section>

      <Section tone="paper">
        <Container>
          <DataTable caption="Who we work with" columns={columns} rows={partners} onPhones="stack" />
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="partner-steps">
        <Container>
          <Split ratio="5/7">
            <S.Title id="partner-steps">How it starts</S.Title>
            <Steps items={partnerSteps} />
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="partner-call"
        title="One driver, one truck?"
        text="Then the short way is the driver application: 2-3 minutes, and an answer from compliance."
      >
        <ButtonLink href="/driver-application" size="large">
          Apply to Drive
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
