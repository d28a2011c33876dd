import { ButtonLink, Container, DataTable, icons, PageHeader, Section, Split, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './CareersPage.styles.ts';
import { driverAsks, driverGets, teams } from './careers.data.ts';

const cvHref = `mailto:${brand.careersEmail}?subject=${encodeURIComponent('My CV')}`;

const columns = [
  { key: 'team', label: 'Team' },
  { key: 'place', label: 'Where' },
  { key: 'does', label: 'The work' },
];

export function CareersPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <Split ratio="7/5" align="center">
            <PageHeader
              eyebrow="Driver portal and jobs"
              title="Careers"
              lead="Drive with us as a contractor, or work in the depots and offices that keep the trucks moving."
            >
              <ButtonLink href="/driver-application" size="large" iconAfter={icons.arrowRight}>
                Apply to Drive
              </ButtonLink>
              <ButtonLink href={cvHref} size="large" variant="secondary" iconBefore={icons.mail}>
                Send Your CV
              </ButtonLink>
            </PageHeader>
            <ScenePicture name="driver" ratio="4 / 3" sizes="(min-width: 1024px) 480px, 100vw" isFirst />
          </Split>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="careers-drive">
        <Container>
          <S.Title id="careers-drive">Drive with us</S.Title>
          <Split ratio="1/1">
            <S.List>
              <h3>What we ask</h3>
              <ul>
                {driverAsks.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </S.List>
            <S.List>
              <h3>What you can expect</h3>
              <ul>
                {driverGets.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </S.List>
          </Split>
          <S.Next>
            First the <TextLink href="/driver-application">application</TextLink>, 2-3 minutes. Then the{' '}
            <TextLink href="/driver-induction">driver induction</TextLink>, 5-10 minutes, and your documents are
            verified in 1-2 business days.
          </S.Next>
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="careers-teams">
        <Container>
          <Split ratio="5/7">
            <S.List>
              <h2 id="careers-teams">In the depots and offices</h2>
              <p>
                We do not list vacancies for the sake of it. Send your CV to{' '}
                <TextLink href={cvHref}>{brand.careersEmail}</TextLink>, name the team, and tell us about a day on which
                your work went wrong and what you did next.
              </p>
            </S.List>
            <DataTable caption="Teams" isCaptionHidden columns={columns} rows={teams} onPhones="stack" />
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="careers-call"
        title="Questions before you apply?"
        text={`Ring ${brand.phone} and ask for compliance if you drive, or for operations if you do not.`}
      >
        <ButtonLink href={brand.phoneHref} size="large" iconBefore={icons.phone}>
          {brand.phone}
        </ButtonLink>
        <ButtonLink href="/contact" size="large" variant="secondary">
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
