import { MAX_LTL_PALLETS, type PackageItem } from '@saltbush/freight';
import { Button, Fieldset, icons, NumberField, VisuallyHidden } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import { amountError } from './amountError.ts';
import * as S from './load.styles.ts';
import { palletCountError } from './palletCountError.ts';
import { SIZES } from './sizes.data.ts';

interface Props {
  form: QuoteForm;
  item: PackageItem;
  /** Number of the line, counted from 1. */
  number: number;
  onChange: (answers: Partial<PackageItem>) => void;
  onRemove: () => void;
}

/** A further line of equal items. It takes the focus when the visitor adds it. */
export function PackageLine({ form: { request }, item, number, onChange, onRemove }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const isLtl = request.mode === 'ltl' || request.service === 'LTL';

  useEffect(() => {
    // A line from the address was not added by the visitor, so it does not take the focus.
    if (document.activeElement !== document.body) first.current?.focus();
  }, []);

  return (
    <S.Line>
      <Fieldset legend={`Line ${number}`} legendSize="medium">
        <S.Sizes>
          {SIZES.map(({ name, label }, index) => (
            <NumberField
              key={name}
              ref={index === 0 ? first : undefined}
              name={`line${number}-${name}`}
              label={`${label} (cm)`}
              value={item[name]}
              error={amountError(name, item[name]) ?? undefined}
              onChange={({ target }) => onChange({ [name]: target.value })}
              min={0}
              step="any"
              unit="cm"
            />
          ))}
        </S.Sizes>
        <S.Amounts>
          <NumberField
            label="Weight of the line (kg)"
            name={`line${number}-weightKg`}
            value={item.weightKg}
            error={amountError('weightKg', item.weightKg) ?? undefined}
            onChange={({ target }) => onChange({ weightKg: target.value })}
            min={0}
            step="any"
            unit="kg"
          />
          <NumberField
            label="Number of pallets"
            name={`line${number}-count`}
            value={item.count}
            error={palletCountError(request, item.count) ?? undefined}
            onChange={({ target }) => onChange({ count: target.value })}
            min={1}
            max={isLtl ? MAX_LTL_PALLETS : undefined}
            required={isLtl}
          />
        </S.Amounts>
      </Fieldset>
      <S.Remove>
        <Button variant="quiet" size="small" iconBefore={icons.close} onClick={onRemove}>
          Remove<VisuallyHidden> line {number}</VisuallyHidden>
        </Button>
      </S.Remove>
    </S.Line>
  );
}
