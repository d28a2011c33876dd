import { ButtonLink, Container, icons, Section } from '@saltbush/ui';
import { PromoFilm } from '../film/PromoFilm.tsx';
import * as S from './PlatformBlock.styles.ts';

const run = [
  { time: '6:10 AM', event: 'Booked', detail: '4 pallets, Erskine Park to Laverton North' },
  { time: '6:11 AM', event: 'Dispatched', detail: 'Driver and vehicle chosen' },
  { time: '7:45 AM', event: 'Collected', detail: 'Picked up, with the time' },
  { time: '5:20 PM', event: 'On the Hume', detail: 'In transit, expected tomorrow' },
  { time: '8:05 AM', event: 'Delivered', detail: 'Signed for the next morning, proof in the account' },
];

export function PlatformBlock() {
  return (
    <Section tone="ink" aria-labelledby="home-platform">
      <Container>
        <S.Block>
          <div>
            <h2 id="home-platform">The platform our own trucks run on</h2>
            <S.Text>
              Transporter Digital quotes, dispatches, tracks and proves every consignment. We built it to run this
              fleet, and other transporters can run theirs on it.
            </S.Text>
            <ButtonLink href="/transporter-digital" size="large" variant="platform" iconAfter={icons.arrowRight}>
              Platform Demo
            </ButtonLink>
          </div>
          <PromoFilm film="platformPromo" caption="Five parts of the platform, one scene each. Music, no speech." />
        </S.Block>
        <S.Run aria-label="A consignment on the platform, as an example">
          {run.map(({ time, event, detail }) => (
            <li key={event}>
              <S.Time>{time}</S.Time>
              <strong>{event}</strong>
              <span>{detail}</span>
            </li>
          ))}
        </S.Run>
      </Container>
    </Section>
  );
}
