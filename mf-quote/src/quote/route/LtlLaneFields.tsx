import { ltlDestinations, ltlOrigins } from '@saltbush/freight';
import { Fieldset, SelectField } from '@saltbush/ui';
import { PalletCountField } from '../load/PalletCountField.tsx';
import type { QuoteForm } from '../quote-form.ts';
import { LaneToggle } from './LaneToggle.tsx';
import * as S from './route.styles.ts';
import { SuburbFields } from './SuburbFields.tsx';
import { useFreeLane } from './useFreeLane.ts';

/** LTL national: each answer reveals the next question; or any two places, by distance. */
export function LtlLaneFields({ form }: { form: QuoteForm }) {
  const { request, onDate, change } = form;
  const destinations = ltlDestinations(request.pickup, onDate);
  const lane = useFreeLane(form);
  if (lane.isFree) {
    return (
      <>
        <SuburbFields form={form} legend="LTL national" help="Pallets, priced by distance." />
        <PalletCountField form={form} />
        <LaneToggle {...lane} />
      </>
    );
  }
  return (
    <Fieldset legend="LTL national" help="Pallets up to 1.2 × 1.0 × 1.8 m and 1,000 kg each, priced per pallet.">
      <S.Ends>
        <SelectField
          label="Origin city"
          name="pickup"
          placeholder="Choose a city"
          options={ltlOrigins(onDate).map((city) => ({ value: city, label: city }))}
          value={request.pickup}
          onChange={({ target }) => change({ pickup: target.value })}
        />
        {request.pickup !== '' && (
          <SelectField
            label="Destination city"
            name="delivery"
            placeholder="Choose a city"
            options={destinations.map(({ city, code }) => ({ value: code, label: city }))}
            value={destinations.find(({ city }) => city === request.delivery)?.code ?? ''}
            onChange={({ target }) =>
              change({ delivery: destinations.find(({ code }) => code === target.value)?.city ?? '' })
            }
          />
        )}
      </S.Ends>
      {request.delivery !== '' && <PalletCountField form={form} />}
      <LaneToggle {...lane} />
    </Fieldset>
  );
}
