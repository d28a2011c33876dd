import { Container, Section } from '@saltbush/ui';
import { Fragment } from 'react';
import * as S from './OperatingLocations.styles.ts';
import { type OperatingLocation, operatingLocations } from './operating-locations.data.ts';

const locations: readonly OperatingLocation[] = operatingLocations;

/** The eleven places as a list of names. */
export function OperatingLocations() {
  return (
    <Section tone="sand" aria-labelledby="operating-locations">
      <Container>
        <S.Title id="operating-locations">Operating locations</S.Title>
        <S.Places>
          {locations.map(({ city, state, note }) => (
            <li key={city}>
              <strong>
                {city.split('/').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && '/'}
                    {index > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </strong>
              <span>
                {state}
                {note && ` (${note.toLowerCase()})`}
              </span>
            </li>
          ))}
        </S.Places>
      </Container>
    </Section>
  );
}
