import { ComboboxField, RadioCards } from '@saltbush/ui';
import * as S from './NewClient.styles.ts';
import { type SetupPartProps, textField } from './setup-part.ts';
import { fieldId } from './setup-tabs.data.ts';
import { suburbSuggestions } from './suburbSuggestions.ts';
import { ZoneList } from './ZoneList.tsx';

/** Where the client's freight starts and goes. */
export function DeliveryZones({ form }: SetupPartProps) {
  const { values, change } = form;
  return (
    <S.Part>
      <ComboboxField
        label="Origin suburb"
        required
        help="Where most of your freight is picked up"
        maxLength={100}
        suggestionsLabel="Suburbs"
        suggestions={suburbSuggestions(values.originSuburb)}
        onChoose={(originSuburb) => change({ originSuburb })}
        {...textField(form, 'originSuburb')}
      />
      <ZoneList form={form} />
      <RadioCards
        label="Focus"
        id={fieldId('focus')}
        name="focus"
        options={[
          { value: 'metro', label: 'Metro', description: 'Mostly within one city' },
          { value: 'interstate', label: 'Interstate', description: 'Mostly between cities' },
        ]}
        value={values.focus}
        onChange={({ target }) => change({ focus: target.value === 'interstate' ? 'interstate' : 'metro' })}
      />
    </S.Part>
  );
}
