import { Button, Fieldset, icons } from '@saltbush/ui';
import { useEffect, useState } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import { PlaceField } from './PlaceField.tsx';
import { readRecentPlaces, rememberPlaces } from './recent-places.ts';
import * as S from './route.styles.ts';

interface Props {
  form: QuoteForm;
  legend?: string;
  help?: string;
}

/** Pickup and delivery as text: a suburb with or without postcode, or a city. A button swaps them. */
export function SuburbFields({ form, legend = 'Where from, where to', help }: Props) {
  const { pickup, delivery } = form.request;
  const [recent, setRecent] = useState<readonly string[]>([]);
  const remember = (place: string) => setRecent(rememberPlaces([place]));

  // Read after the first render, which has to match the server's and the server has no storage.
  useEffect(() => setRecent(readRecentPlaces()), []);

  return (
    <Fieldset legend={legend} help={help}>
      <S.Journey>
        <PlaceField
          form={form}
          end="pickup"
          label="Pickup suburb"
          placeholder="Newtown 2042"
          recent={recent}
          onChosen={remember}
        />
        <S.Swap>
          <Button
            variant="secondary"
            iconBefore={icons.swap}
            aria-label="Swap pickup and delivery"
            title="Swap pickup and delivery"
            onClick={() => form.change({ pickup: delivery, delivery: pickup })}
          />
        </S.Swap>
        <PlaceField
          form={form}
          end="delivery"
          label="Delivery suburb"
          placeholder="Marrickville 2204"
          recent={recent}
          onChosen={remember}
        />
      </S.Journey>
    </Fieldset>
  );
}
