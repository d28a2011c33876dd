import { type DangerousGood, MAX_DANGEROUS_GOODS } from '@saltbush/consignments/api';
import { Button, CheckboxField, Fieldset, icons, Notice } from '@saltbush/ui';
import * as S from './BookingForm.styles.ts';
import { DangerousGoodFields } from './DangerousGoodFields.tsx';
import type { BookingForm } from './useBookingForm.ts';

const EMPTY_GOOD: DangerousGood = {
  unNumber: '',
  properShippingName: '',
  division: '',
  subsidiaryRisk: '',
  packingGroup: '',
  packageType: '',
  packageCount: '',
  aggregateQuantity: '',
};

/** The declaration of dangerous goods, as the transport documents need it. */
export function DangerousGoodsFields({ form }: { form: BookingForm }) {
  const { hasDangerousGoods, dangerousGoods } = form.values;

  const declare = (isDeclared: boolean) => {
    form.set('hasDangerousGoods', isDeclared);
    // The entries stay while the box is not ticked, in case it is ticked again. They are not sent without the tick.
    if (isDeclared && dangerousGoods.length === 0) form.set('dangerousGoods', [EMPTY_GOOD]);
  };

  return (
    <Fieldset legend="Dangerous goods">
      <CheckboxField
        label="The load contains dangerous goods"
        help="Anything with a UN number: flammable liquids, gases, corrosives, batteries."
        {...form.box('hasDangerousGoods')}
        onChange={(event) => declare(event.target.checked)}
      />
      {hasDangerousGoods && (
        <>
          <Notice tone="warn" title="By approval only">
            We check the declaration against the Australian Dangerous Goods Code and call you before we accept the
            booking. Do not hand the goods over before that.
          </Notice>
          <S.Goods>
            {dangerousGoods.map((_good, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the goods have no identity but their place in the list
              <S.Good key={index}>
                <DangerousGoodFields form={form} index={index} />
                {dangerousGoods.length > 1 && (
                  <div>
                    <Button
                      variant="quiet"
                      size="small"
                      iconBefore={icons.close}
                      onClick={() =>
                        form.set(
                          'dangerousGoods',
                          dangerousGoods.filter((_other, at) => at !== index),
                        )
                      }
                    >
                      Remove dangerous goods {index + 1}
                    </Button>
                  </div>
                )}
              </S.Good>
            ))}
          </S.Goods>
          {dangerousGoods.length < MAX_DANGEROUS_GOODS && (
            <div>
              <Button
                variant="secondary"
                iconBefore={icons.plus}
                onClick={() => form.set('dangerousGoods', [...dangerousGoods, EMPTY_GOOD])}
              >
                Add further dangerous goods
              </Button>
            </div>
          )}
        </>
      )}
    </Fieldset>
  );
}
