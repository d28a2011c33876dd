import { CLIENT_VEHICLE_TYPES, FREIGHT_TYPES, SPECIAL_REQUIREMENTS } from '@saltbush/clients/api';
import { CheckboxField, Fieldset, NumberField, SelectField, TextAreaField } from '@saltbush/ui';
import * as S from './NewClient.styles.ts';
import { flagField, type SetupPartProps, textField } from './setup-part.ts';
import { fieldId } from './setup-tabs.data.ts';

/** Adds or removes a choice, keeping the order of the choices. */
function toggled<T>(choices: readonly T[], chosen: readonly T[], choice: T): T[] {
  return choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one)));
}

const freightTypeOf = (text: string) => FREIGHT_TYPES.find((type) => type === text) ?? '';

/** What the client ships. */
export function FreightProfile({ form }: SetupPartProps) {
  const { values, errors, change } = form;
  return (
    <S.Part>
      <S.Pair>
        <SelectField
          label="Freight type"
          id={fieldId('freightType')}
          name="freightType"
          required
          placeholder="Choose a freight type"
          options={FREIGHT_TYPES.map((type) => ({ value: type, label: type }))}
          value={values.freightType}
          error={errors.freightType}
          onChange={({ target }) => change({ freightType: freightTypeOf(target.value) })}
        />
        <NumberField
          label="Average shipments per week"
          required
          min={1}
          step="any"
          inputMode="numeric"
          {...textField(form, 'avgShipmentsPerWeek')}
        />
      </S.Pair>
      <Fieldset legend="Vehicle types" legendSize="medium" help="At least one" error={errors.vehicleTypes}>
        <S.Choices>
          {CLIENT_VEHICLE_TYPES.map((type, index) => (
            <CheckboxField
              key={type}
              label={type}
              {...(index === 0 ? { id: fieldId('vehicleTypes') } : {})}
              name="vehicleTypes"
              value={type}
              aria-invalid={errors.vehicleTypes ? true : undefined}
              checked={values.vehicleTypes.includes(type)}
              onChange={() => change({ vehicleTypes: toggled(CLIENT_VEHICLE_TYPES, values.vehicleTypes, type) })}
            />
          ))}
        </S.Choices>
      </Fieldset>
      <Fieldset legend="Special requirements" legendSize="medium" help="Optional" error={errors.specialRequirements}>
        <S.Choices>
          {SPECIAL_REQUIREMENTS.map((need, index) => (
            <CheckboxField
              key={need}
              label={need}
              {...(index === 0 ? { id: fieldId('specialRequirements') } : {})}
              name="specialRequirements"
              value={need}
              checked={values.specialRequirements.includes(need)}
              onChange={() =>
                change({ specialRequirements: toggled(SPECIAL_REQUIREMENTS, values.specialRequirements, need) })
              }
            />
          ))}
        </S.Choices>
      </Fieldset>
      <CheckboxField label="We have recurring jobs" {...flagField(form, 'hasRecurringJobs')} />
      {values.hasRecurringJobs && (
        <TextAreaField
          label="Recurring schedule"
          isOptional
          rows={3}
          maxLength={1000}
          help="Which days, which way, how much"
          placeholder="Every Tuesday and Thursday, 6 pallets from Alexandria to Wetherill Park"
          {...textField(form, 'recurringSchedule')}
        />
      )}
    </S.Part>
  );
}
