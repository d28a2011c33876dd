import { ButtonLink, Container, icons, PageHeader, Section, Split, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { PromoFilm } from '../film/PromoFilm.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { features } from './features.data.ts';
import { PlatformScreens } from './PlatformScreens.tsx';
import * as S from './TransporterDigitalPage.styles.ts';

const demoHref = `mailto:${brand.salesEmail}?subject=${encodeURIComponent('Transporter Digital: demonstration')}`;

export function TransporterDigitalPage() {
  return (
    <>
      <Section tone="ink" spacing="half">
        <Container>
          <Split ratio="5/7" align="center">
            <PageHeader
              eyebrow="The platform for transporters"
              title="Transporter Digital"
              lead="Quote, dispatch, track, prove and stay compliant in one place. Built by a carrier, proven on its own trucks every night."
            >
              <ButtonLink href={demoHref} size="large" variant="platform" iconAfter={icons.arrowRight}>
                Ask for a Demo
              </ButtonLink>
              <ButtonLink href="/quote" size="large" variant="secondary">
                Try the Calculator
              </ButtonLink>
            </PageHeader>
            <ScenePicture
              name="platform"
              fallback="depot"
              ratio="16 / 10"
              sizes="(min-width: 1024px) 640px, 100vw"
              isFirst
            />
          </Split>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="platform-parts">
        <Container>
          <S.Title id="platform-parts">Five parts, one record</S.Title>
          <S.Features>
            {features.map(({ title, text }) => (
              <S.Feature key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </S.Feature>
            ))}
          </S.Features>
        </Container>
      </Section>

      <PlatformScreens />

      <Section tone="sand" aria-labelledby="platform-film">
        <Container>
          <S.Title id="platform-film">A consignment, start to finish</S.Title>
          <PromoFilm
            film="platformPromo"
            caption="A price in under 5 seconds, the right truck for the load, a status instead of a phone call, a signature at the door, licences that fit the vehicle. Music, no speech."
          />
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="platform-see">
        <Container>
          <Split ratio="7/5">
            <S.See>
              <h2 id="platform-see">You are looking at it</h2>
              <p>
                The <TextLink href="/quote">calculator</TextLink> on this site, the{' '}
                <TextLink href="/ar-truck-tool">trucks to scale</TextLink>, the{' '}
                <TextLink href="/new-client">client set-up</TextLink> and the client portal are the platform, in our
                colours. In a demonstration you work the other half yourself: the desk in the pictures above.
              </p>
            </S.See>
            <S.See>
              <h3>Connects to what you have</h3>
              <p>
                Consignments, invoices and statements as files for your systems; bookings and your rate sheet as files
                into ours; or all of it by the API, without a file.
              </p>
              <TextLink href="/software-integrations" iconAfter={icons.arrowRight}>
                Software integrations
              </TextLink>
            </S.See>
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="platform-call"
        title="See it with your own lanes"
        text="Bring a rate sheet and an ordinary Tuesday. We quote and dispatch it with you, in half an hour."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
