import { ButtonLink, Container, keepTogether, PageHeader, Section, Stack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './NewClientPage.styles.ts';
import { setupSteps } from './setup-steps.data.ts';

const mailBody = setupSteps.flatMap(({ title, asks }) => [title, ...asks.map((ask) => `- ${ask}:`), '']).join('\n');
const mailHref = `mailto:${brand.salesEmail}?subject=${encodeURIComponent('New client setup')}&body=${encodeURIComponent(mailBody)}`;

/** What a new client account needs, and how to have one opened. */
export function NewClientPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Open an account"
            title="New Client Setup"
            lead="Four short parts, about five minutes. Send them to our allocators by mail, or give them over the phone, and price your first consignment straight away."
          >
            <ButtonLink href={mailHref} size="large" iconBefore="mail">
              Send your details
            </ButtonLink>
            <ButtonLink href={brand.phoneHref} size="large" variant="secondary" iconBefore="phone">
              {brand.phone}
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>
      <Section aria-labelledby="needs">
        <Container>
          <Stack gap={4}>
            <h2 id="needs">What we ask for</h2>
            <S.Parts role="list">
              {setupSteps.map(({ title, asks }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <ul>
                    {asks.map((ask) => (
                      <li key={ask}>{keepTogether(ask)}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </S.Parts>
            <p>
              <ButtonLink href="/quote" variant="secondary" iconAfter="arrow-right">
                Go to first quote
              </ButtonLink>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
