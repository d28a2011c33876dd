import { Container, PageHeader, Section, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './NewClient.styles.ts';
import { SetupWizard } from './SetupWizard.tsx';

/** Sets up a new client: four parts, saved at the end, then on to the first quote. */
export function NewClientPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Open an account"
            title="New Client Setup"
            lead="Four short parts, about five minutes, and then your first quote with the answers you gave here."
          />
        </Container>
      </Section>
      <Section spacing="half" aria-label="Set-up">
        <Container>
          <S.Layout>
            <SetupWizard />
            <S.Aside aria-labelledby="next">
              <h2 id="next">What happens next</h2>
              <ul>
                <li>You get a reference by mail, and our allocators check the details within one business day.</li>
                <li>
                  Price and book meanwhile. Sign in with the same e-mail address, and your dashboard asks whether you
                  join the account.
                </li>
                <li>
                  What you type stays on this device until you save. We use it to open and run your account and for
                  nothing else; see the privacy part of our <TextLink href="/terms">terms</TextLink>.
                </li>
                <li>
                  Rather by phone? Ring <TextLink href={brand.phoneHref}>{brand.phone}</TextLink>.
                </li>
              </ul>
            </S.Aside>
          </S.Layout>
        </Container>
      </Section>
    </>
  );
}
