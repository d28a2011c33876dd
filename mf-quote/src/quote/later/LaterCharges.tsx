import {
  demurrageTariff,
  formatAud,
  SURCHARGE_LABELS,
  type SurchargeSet,
  surchargeCents,
  TERMS,
  vehicleById,
} from '@saltbush/freight';
import { Button, icons, TextLink } from '@saltbush/ui';
import { useId } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import * as S from './LaterCharges.styles.ts';
import { WaitingTime } from './WaitingTime.tsx';

/** Charges that may be added to a price: when, how much, and how to avoid them. Shown only beside a price. */
export function LaterCharges({ form }: { form: QuoteForm }) {
  const { summary, request, onDate, change } = form;
  const headingId = useId();
  if (summary.status !== 'priced' && summary.status !== 'indicative') return null;
  const { isMetro, vehicleId } = summary.quote;
  const { handUnloadCents, tailLiftOnTheDayCents } = demurrageTariff(onDate);
  const set: SurchargeSet = isMetro ? 'metro' : 'linehaul';
  const tailgateCents = surchargeCents(set, onDate).tailgate;
  return (
    <S.Root aria-labelledby={headingId} id="later-charges">
      <S.Head>
        <h2 id={headingId} tabIndex={-1}>
          What could still be added
        </h2>
        <p>
          None of this is in the price above, and none of it comes unless it happens on the day. Amounts are before GST;
          the rules are in our <TextLink href="/terms">terms</TextLink>.
        </p>
      </S.Head>
      <S.Charges>
        <WaitingTime
          key={vehicleId}
          vehicleClass={vehicleId && vehicleById(vehicleId).demurrageClass}
          onDate={onDate}
        />
        <S.Others>
          <div>
            <dt>Unloading by hand</dt>
            <dd>
              <strong>{formatAud(handUnloadCents)}</strong>
              <p>To avoid it, have a forklift, a dock or two helpers ready.</p>
            </dd>
          </div>
          <div>
            <dt>Tail lift asked for on the day</dt>
            <dd>
              <strong>{formatAud(tailLiftOnTheDayCents)}</strong>
              {request.tailgate ? (
                <p>You booked the tailgate with this price, so this cannot come up.</p>
              ) : (
                <>
                  <p>
                    Booked now it is {formatAud(tailgateCents)}, {formatAud(tailLiftOnTheDayCents - tailgateCents)}{' '}
                    less.
                  </p>
                  <Button
                    size="small"
                    variant="secondary"
                    iconBefore={icons.plus}
                    onClick={() => change({ tailgate: true })}
                  >
                    Add {SURCHARGE_LABELS.tailgate.toLowerCase()} for {formatAud(tailgateCents)}
                  </Button>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Pallet exchange</dt>
            <dd>
              <strong>{formatAud(TERMS.palletExchangeCentsPerConsignment)}</strong>
              <p>Per consignment. To avoid it, hand over or take pallets of your own.</p>
            </dd>
          </div>
        </S.Others>
      </S.Charges>
    </S.Root>
  );
}
