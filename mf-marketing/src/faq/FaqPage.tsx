import { ButtonLink, Container, Disclosure, icons, PageHeader, Section, TextLink } from '@saltbush/ui';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import * as S from './FaqPage.styles.ts';
import { faqGroups } from './faq.data.ts';

export function FaqPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Plain answers"
            title="Frequently Asked Questions"
            lead="With the numbers in them. What is not here, a person answers within 2 business hours."
          />
        </Container>
      </Section>

      <Section tone="paper" spacing="half" aria-label="Questions and answers">
        <Container>
          <S.Columns>
            <S.Contents data-print="hide">
              <nav aria-label="Groups of questions">
                <ul>
                  {faqGroups.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              <S.Portal>
                <h2>Existing customer?</h2>
                <p>View your jobs, PODs and invoices in the client portal.</p>
                <ButtonLink href="/api/login" iconBefore={icons.user}>
                  Access Portal
                </ButtonLink>
              </S.Portal>
            </S.Contents>
            <div>
              {faqGroups.map(({ id, title, items }) => (
                <S.Group key={id} id={id} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`}>{title}</h2>
                  <div>
                    {items.map((item) => (
                      <Disclosure key={item.id} title={item.question} headingLevel={3}>
                        <p>{item.answer}</p>
                        {item.link && (
                          <p>
                            <TextLink href={item.link.href} iconAfter={icons.arrowRight}>
                              {item.link.label}
                            </TextLink>
                          </p>
                        )}
                      </Disclosure>
                    ))}
                  </div>
                </S.Group>
              ))}
            </div>
          </S.Columns>
        </Container>
      </Section>

      <ClosingCall
        id="faq-call"
        title="Not answered?"
        text="Ask us. If it comes up twice, the answer moves onto this page."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
