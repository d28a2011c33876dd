import { ButtonLink, Container, icons, Section } from '@saltbush/ui';
import { TrackSlot } from '../places/TrackSlot.tsx';
import * as S from './StartPanel.styles.ts';

export function StartPanel() {
  return (
    <Section tone="sand" aria-labelledby="home-start">
      <Container>
        <S.Panel>
          <S.Lead>
            <h2 id="home-start">Something to move?</h2>
            <p>Tell us what, from where and by when. In business hours you hear from us within 2 hours.</p>
            <S.Actions>
              <ButtonLink href="/contact" size="large">
                Start Shipping
              </ButtonLink>
              <ButtonLink href="/contact" size="large" variant="secondary">
                Contact Us
              </ButtonLink>
            </S.Actions>
          </S.Lead>
          <S.Doors>
            <li>
              <h3>Freight on the road</h3>
              <p>See where it is, with its reference and a postcode.</p>
              <TrackSlot />
            </li>
            <li>
              <h3>Already a client</h3>
              <p>Jobs, proofs of delivery and invoices.</p>
              <ButtonLink href="/api/login" variant="secondary" iconBefore={icons.user}>
                Client Portal Login
              </ButtonLink>
            </li>
            <li>
              <h3>New here</h3>
              <p>Four short forms, and your first quote on your own account.</p>
              <ButtonLink href="/new-client" variant="secondary" iconBefore={icons.document}>
                New Client Setup
              </ButtonLink>
            </li>
          </S.Doors>
        </S.Panel>
      </Container>
    </Section>
  );
}
