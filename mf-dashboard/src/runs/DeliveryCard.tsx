import { formatAud } from '@saltbush/freight';
import type { RunPrice } from '@saltbush/runs/api';
import { Button, Fieldset } from '@saltbush/ui';
import { LoadFields } from './LoadFields.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import type { DeliveryValues } from './run-values.ts';
import * as S from './runs.styles.ts';
import { StopFields } from './StopFields.tsx';

export type DeliveryAct = 'fold' | 'up' | 'down' | 'duplicate' | 'remove';

interface DeliveryCardProps {
  delivery: DeliveryValues;
  /** From 0. */
  index: number;
  count: number;
  price: RunPrice | null;
  errors: Readonly<Record<string, string>>;
  /** Whether another one may be added. */
  hasRoom: boolean;
  /** Shown by its heading alone. One with something to mend never is. */
  isFolded: boolean;
  onChange: (changes: Partial<DeliveryValues>) => void;
  onAct: (act: DeliveryAct) => void;
}

/** One delivery of the form: where to, what, what it costs, and its place among the others. */
export function DeliveryCard(props: DeliveryCardProps) {
  const { delivery, index, count, price, errors, hasRoom, isFolded, onChange, onAct } = props;
  const path = `deliveries[${index}]`;
  const number = index + 1;
  const { businessName, suburb } = delivery.stop;
  const summary = [suburb, delivery.description].map((text) => text.trim()).filter(Boolean);
  const act = (name: DeliveryAct, label: string, isPossible = true) => (
    <Button
      size="small"
      variant="quiet"
      data-act={name}
      aria-label={`${label}: delivery ${number}`}
      // It stays where it is and keeps the focus, so that several presses move it on.
      aria-disabled={isPossible ? undefined : true}
      onClick={() => isPossible && onAct(name)}
    >
      {label}
    </Button>
  );
  return (
    <S.Delivery data-delivery={delivery.key} aria-label={`Delivery ${number}`}>
      <S.DeliveryHead>
        <div>
          <h3 tabIndex={-1}>
            Delivery {number}
            {businessName.trim() !== '' && `: ${businessName}`}
          </h3>
          {price && (
            <S.Cost>
              <b>{formatAud(price.totalExGstCents)}</b> ex GST, {price.serviceName}
            </S.Cost>
          )}
          {isFolded && summary.length > 0 && <S.Cost>{summary.join(', ')}</S.Cost>}
        </div>
        <S.Acts role="group" aria-label={`Place of delivery ${number}`}>
          <Button
            {...{ size: 'small', variant: 'quiet', 'data-act': 'fold', 'aria-expanded': !isFolded }}
            aria-label={`${isFolded ? 'Open' : 'Fold'}: delivery ${number}`}
            onClick={() => onAct('fold')}
          >
            {isFolded ? 'Open' : 'Fold'}
          </Button>
          {act('up', 'Move up', index > 0)}
          {act('down', 'Move down', index < count - 1)}
          {act('duplicate', 'Duplicate', hasRoom)}
          {act('remove', 'Remove', count > 1)}
        </S.Acts>
      </S.DeliveryHead>
      {!isFolded && (
        <>
          <Fieldset legend="Where to" legendSize="medium">
            <S.Form as="div">
              <PlacePicker
                name={`${path}.saved`}
                onChoose={(changes, { needsTailgate }) =>
                  onChange({ stop: { ...delivery.stop, ...changes }, ...(needsTailgate && { tailgate: true }) })
                }
              />
              <StopFields
                {...{ stop: delivery.stop, path: `${path}.delivery`, errors }}
                onChange={(changes) => onChange({ stop: { ...delivery.stop, ...changes } })}
              />
            </S.Form>
          </Fieldset>
          <Fieldset legend="What is delivered" legendSize="medium">
            <S.Form as="div">
              <LoadFields {...{ delivery, path, errors, onChange }} />
            </S.Form>
          </Fieldset>
        </>
      )}
    </S.Delivery>
  );
}
