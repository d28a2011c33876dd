import { FTL_CITIES, ftlDestinations } from '@saltbush/freight';
import { Fieldset, SelectField } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { FtlVehicleField } from '../service/FtlVehicleField.tsx';
import { LaneToggle } from './LaneToggle.tsx';
import * as S from './route.styles.ts';
import { SuburbFields } from './SuburbFields.tsx';
import { useFreeLane } from './useFreeLane.ts';

const toOption = (city: string) => ({ value: city, label: city });

/** Interstate FTL: a lane between two capitals and the vehicle that runs it, or any two places, by distance. */
export function FtlLaneFields({ form }: { form: QuoteForm }) {
  const { request, onDate, change } = form;
  const lane = useFreeLane(form);
  if (lane.isFree) {
    return (
      <>
        <SuburbFields
          form={form}
          legend="Interstate FTL"
          help="A whole truck of the size that your load needs, priced by distance."
        />
        <LaneToggle {...lane} />
      </>
    );
  }
  return (
    <Fieldset legend="Interstate FTL" help="A whole semi or B-double between two of five capitals.">
      <S.Ends>
        <SelectField
          label="Origin city"
          name="pickup"
          placeholder="Choose a city"
          options={FTL_CITIES.map(toOption)}
          value={request.pickup}
          onChange={({ target }) => change({ pickup: target.value })}
        />
        <SelectField
          label="Destination city"
          name="delivery"
          placeholder={request.pickup === '' ? 'Choose the origin first' : 'Choose a city'}
          options={ftlDestinations(request.pickup, onDate).map(toOption)}
          value={request.delivery}
          disabled={request.pickup === ''}
          onChange={({ target }) => change({ delivery: target.value })}
        />
      </S.Ends>
      <FtlVehicleField form={form} />
      <LaneToggle {...lane} />
    </Fieldset>
  );
}
