import type { BookingStop } from '@saltbush/consignments/api';
import * as S from '../record/record.styles.ts';
import { KeepStop } from './KeepStop.tsx';

/** One stop of the consignment as it was booked. */
export function StopFacts({ title, stop }: { title: string; stop: BookingStop }) {
  const { businessName, street, suburb, contactName, phone, hasForklift, instructions } = stop;
  return (
    <S.End>
      <h3>{title}</h3>
      <p>{businessName}</p>
      <p>
        {street}, {suburb}
      </p>
      <p>
        {contactName}, {phone}
      </p>
      <p>{hasForklift ? 'Forklift or dock' : 'No forklift or dock'}</p>
      {instructions && <p>{instructions}</p>}
      <KeepStop stop={stop} />
    </S.End>
  );
}
