import { MAX_DANGEROUS_GOODS } from '@saltbush/consignments/api';
import { Button, CheckboxField, Fieldset, icons, Notice } from '@saltbush/ui';
import * as S from './BookingForm.styles.ts';
import { DangerousGoodFields } from './DangerousGoodFields.tsx';
import { declareGoods, EMPTY_GOOD } from './declareGoods.ts';
import type { BookingForm } from './useBookingForm.ts';

/** The declaration of dangerous goods, as the transport documents need it. */
export function DangerousGoodsFields({ form }: { form: BookingForm }) {
  const { hasDangerousGoods, dangerousGoods } = form.values;

  return (
    <Fieldset legend="Dangerous goods">
      <CheckboxField
        label="The load contains dangerous goods"
        help="Anything with a UN number: flammable liquids, gases, corrosives, batteries."
        {...form.box('hasDangerousGoods')}
        onChange={(event) => declareGoods(form, event.target.checked)}
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
