import { ButtonLink, Container, icons, Section } from '@saltbush/ui';
import * as S from './AuditPanel.styles.ts';

const questions = [
  { step: 'Freight volume and mix', asks: 'How many consignments a week, and how many of them urgent?' },
  { step: 'Carrier and strategy', asks: 'How many carriers, and who decides which one goes?' },
  { step: 'Cost transparency', asks: 'Do you know your cost per kilometre?' },
  { step: 'SLA and performance', asks: 'How many deliveries missed their time last month?' },
  { step: 'Technology and integration', asks: 'Does your booking reach the truck without retyping?' },
  { step: 'ESG and sustainability', asks: 'Are the emissions of your freight on record?' },
];

export function AuditPanel() {
  return (
    <Section tone="paper" aria-labelledby="home-audit">
      <Container>
        <S.Panel>
          <S.Words>
            <h2 id="home-audit">What is your freight costing you that you cannot see?</h2>
            <p>
              Six short steps, a score out of 10 for each, and a report to keep. It is a rule-based score, worked out in
              your browser; nothing has to be signed up for.
            </p>
            <ButtonLink href="/freight-health-check" size="large" iconAfter={icons.arrowRight}>
              AI Freight Audit
            </ButtonLink>
          </S.Words>
          <S.Questions>
            {questions.map(({ step, asks }) => (
              <li key={step}>
                <strong>{step}</strong>
                <span>{asks}</span>
              </li>
            ))}
          </S.Questions>
        </S.Panel>
      </Container>
    </Section>
  );
}
