import { ButtonLink, Container, PageHeader, Section } from '@saltbush/ui';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import * as S from './CaseStudiesPage.styles.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { benefits, caseStudies, shortStories } from './case-studies.data.ts';

export function CaseStudiesPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Before and after"
            title="Case Studies"
            lead="Two clients in detail, three in a line. What was wrong, what we changed, and what the numbers did."
          />
        </Container>
      </Section>

      {caseStudies.map((study, index) => (
        <CaseStudy key={study.id} study={study} tone={index % 2 ? 'white' : 'paper'} />
      ))}

      <Section tone="ink" aria-labelledby="short-stories">
        <Container>
          <S.Title id="short-stories">Three more, in a line each</S.Title>
          <S.Stories>
            {shortStories.map(({ client, claim, text }) => (
              <li key={client}>
                <S.Figure>{claim.value}</S.Figure>
                <S.Claim>{claim.label}</S.Claim>
                <h3>{client}</h3>
                <p>{text}</p>
              </li>
            ))}
          </S.Stories>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="benefits">
        <Container>
          <S.Title id="benefits">What they have in common</S.Title>
          <S.Benefits>
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </S.Benefits>
        </Container>
      </Section>

      <ClosingCall
        id="case-studies-call"
        title="Your numbers next?"
        text="Bring a month of consignments. We show you which would change, and which would not."
      >
        <ButtonLink href="/contact" size="large">
          Discuss Your Needs
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
