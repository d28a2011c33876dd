import { ButtonLink, Container, Section } from '@saltbush/ui';
import { claims } from '../claims/claims.data.ts';
import * as S from './PlatformBlock.styles.ts';

const run = [
  { time: '06:10', event: 'Booked', detail: '4 pallets, Erskine Park to Laverton North' },
  { time: '06:11', event: 'Dispatched', detail: 'Trailer, driver and door chosen' },
  { time: '07:45', event: 'Collected', detail: 'Pallets counted, photo taken' },
  { time: '17:20', event: 'On the Hume', detail: 'Position and arrival time shared' },
  { time: '08:05', event: 'Delivered', detail: 'Signed for, proof in the account' },
];

export function PlatformBlock() {
  return (
    <Section tone="ink" aria-labelledby="home-platform">
      <Container>
        <S.Block>
          <div>
            <h2 id="home-platform">The platform our own trucks run on</h2>
            <S.Text>
              Transporter Digital quotes, dispatches, tracks and proves every consignment. We built it to run this fleet
              ({claims.tracking.value} {claims.tracking.label}), and other transporters can run theirs on it.
            </S.Text>
            <ButtonLink href="/transporter-digital" size="large" variant="platform" iconAfter="arrow-right">
              Platform Demo
            </ButtonLink>
          </div>
          <S.Run aria-label="A consignment on the platform, as an example">
            {run.map(({ time, event, detail }) => (
              <li key={event}>
                <S.Time>{time}</S.Time>
                <strong>{event}</strong>
                <span>{detail}</span>
              </li>
            ))}
          </S.Run>
        </S.Block>
      </Container>
    </Section>
  );
}
