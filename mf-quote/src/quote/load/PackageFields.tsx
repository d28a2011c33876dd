import { EMPTY_QUOTE_REQUEST, MAX_MORE_ITEMS, type PackageItem } from '@saltbush/freight';
import { Button, Fieldset, icons, NumberField } from '@saltbush/ui';
import { useRef } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import * as S from './load.styles.ts';
import { PackageLine } from './PackageLine.tsx';
import { PalletCountField } from './PalletCountField.tsx';
import { SIZES } from './sizes.data.ts';

const { lengthCm, widthCm, heightCm, weightKg, palletCount } = EMPTY_QUOTE_REQUEST;
const BLANK_ITEM: PackageItem = { lengthCm, widthCm, heightCm, weightKg, count: palletCount };

/**
 * The goods: one line of equal items, and further lines for other sizes. In LTL, the first count is beside the lane.
 */
export function PackageFields({ form }: { form: QuoteForm }) {
  const { request, change } = form;
  const { moreItems } = request;
  const addButton = useRef<HTMLButtonElement>(null);
  const isSeveral = moreItems.length > 0;
  const isFull = moreItems.length >= MAX_MORE_ITEMS;

  const remove = (index: number) => {
    change({ moreItems: moreItems.filter((_, each) => each !== index) });
    addButton.current?.focus();
  };

  return (
    <Fieldset
      legend="What you send"
      help={
        isSeveral
          ? 'A line for each size: the size of one item, and the weight of all items of the line.'
          : 'The size of one item and the weight of all of them show what fits.'
      }
    >
      <S.Sizes>
        {SIZES.map(({ name, label }) => (
          <NumberField key={name} label={`${label} (cm)`} {...form.field(name)} min={0} step="any" unit="cm" />
        ))}
      </S.Sizes>
      <S.Amounts>
        <NumberField
          label={isSeveral ? 'Weight of the line (kg)' : 'Total weight (kg)'}
          {...form.field('weightKg')}
          min={0}
          step="any"
          unit="kg"
        />
        {request.mode !== 'ltl' && <PalletCountField form={form} />}
      </S.Amounts>
      {moreItems.map((item, index) => (
        <PackageLine
          // Lines have no id but their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: every field is controlled
          key={index}
          form={form}
          item={item}
          number={index + 2}
          onChange={(answers) =>
            change({ moreItems: moreItems.map((each, at) => (at === index ? { ...each, ...answers } : each)) })
          }
          onRemove={() => remove(index)}
        />
      ))}
      <S.AddLine>
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          iconBefore={icons.plus}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && change({ moreItems: [...moreItems, BLANK_ITEM] })}
        >
          Add another size
        </Button>
        {isFull && <p>That is all the form takes. Call us for more than {MAX_MORE_ITEMS + 1} sizes.</p>}
      </S.AddLine>
    </Fieldset>
  );
}
