import { formatAud } from '@saltbush/freight';
import type { RunPrice } from '@saltbush/runs/api';
import { Button, Fieldset } from '@saltbush/ui';
import { LoadFields } from './LoadFields.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import type { DeliveryValues } from './run-values.ts';
import * as S from './runs.styles.ts';
import { StopFields } from './StopFields.tsx';

export type DeliveryAct = 'up' | 'down' | 'duplicate' | 'remove';

interface DeliveryCardProps {
  delivery: DeliveryValues;
  /** From 0. */
  index: number;
  count: number;
  price: RunPrice | null;
  errors: Readonly<Record<string, string>>;
  /** Whether another one may be added. */
  hasRoom: boolean;
  onChange: (changes: Partial<DeliveryValues>) => void;
  onAct: (act: DeliveryAct) => void;
}

/** One delivery of the form: where to, what, what it costs, and its place among the others. */
export function DeliveryCard({ delivery, index, count, price, errors, hasRoom, onChange, onAct }: DeliveryCardProps) {
  const path = `deliveries[${index}]`;
  const number = index + 1;
  const { businessName } = delivery.stop;
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
        </div>
        <S.Acts role="group" aria-label={`Place of delivery ${number}`}>
          {act('up', 'Move up', index > 0)}
          {act('down', 'Move down', index < count - 1)}
          {act('duplicate', 'Duplicate', hasRoom)}
          {act('remove', 'Remove', count > 1)}
        </S.Acts>
      </S.DeliveryHead>
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
    </S.Delivery>
  );
}
