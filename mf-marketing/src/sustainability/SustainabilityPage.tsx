import { ButtonLink, Container, PageHeader, Section, Split, TextLink } from '@saltbush/ui';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './SustainabilityPage.styles.ts';
import { measures } from './sustainability.data.ts';

export function SustainabilityPage() {
  return (
    <>
      <Section tone="mist" spacing="half">
        <Container>
          <Split ratio="5/7" align="center">
            <PageHeader
              eyebrow="Sustainability"
              title="Sustainability begins with a full truck"
              lead="Road freight burns diesel. What we can change is how many kilometres are driven for each pallet, and whether you can see it."
            />
            <ScenePicture name="outback" ratio="16 / 10" sizes="(min-width: 1024px) 640px, 100vw" isFirst />
          </Split>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="sustainability-measures">
        <Container>
          <Split ratio="5/7">
            <S.Intro>
              <h2 id="sustainability-measures">What we do, run by run</h2>
              <p>None of it needs a certificate on a wall. All of it is planning.</p>
            </S.Intro>
            <S.Measures>
              {measures.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </S.Measures>
          </Split>
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="sustainability-report">
        <Container>
          <Split ratio="7/5">
            <S.Intro>
              <h2 id="sustainability-report">ESG reporting in your account</h2>
              <p>
                Clients find ESG reporting in the portal, beside jobs, proofs and invoices: what moved, how far, and the
                emissions estimated from it. Those are the figures that your own emissions report asks a carrier for.
              </p>
              <p>
                Not sure where you stand? The last step of the{' '}
                <TextLink href="/freight-health-check">freight health check</TextLink> is about emissions.
              </p>
            </S.Intro>
            <S.Limits>
              <h3>What we do not claim</h3>
              <p>
                We do not call our service carbon neutral, and we do not sell offsets. A kilometre that is not driven is
                worth more than one that is paid for afterwards.
              </p>
            </S.Limits>
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="sustainability-call"
        title="Freight that can move against the flow?"
        text="Tell us your lanes. Where our trucks go home empty, you pay less and the kilometres are driven anyway."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
