import { MOST_DELIVERIES } from '@saltbush/runs/api';
import { Button, icons } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { duplicated, moved } from './change-deliveries.ts';
import { type DeliveryAct, DeliveryCard } from './DeliveryCard.tsx';
import { blankDelivery } from './run-values.ts';
import * as S from './runs.styles.ts';
import type { RunForm } from './useRunForm.ts';

interface DeliveryListProps {
  form: RunForm;
  errors: Readonly<Record<string, string>>;
}

/** Where the focus goes once the list has changed. */
interface Wanted {
  key: string;
  act: DeliveryAct | null;
}

/** The deliveries in their order, each to be changed, moved, duplicated and removed. */
export function DeliveryList({ form, errors }: DeliveryListProps) {
  const { values, prices, change, changeDelivery } = form;
  const { deliveries } = values;
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [spoken, setSpoken] = useState('');
  const hasRoom = deliveries.length < MOST_DELIVERIES;

  useEffect(() => {
    if (wanted === null) return;
    const card = list.current?.querySelector(`[data-delivery="${wanted.key}"]`);
    card?.querySelector<HTMLElement>(wanted.act ? `[data-act="${wanted.act}"]` : 'h3')?.focus();
    setWanted(null);
  }, [wanted]);

  const add = () => {
    const delivery = blankDelivery();
    change({ deliveries: [...deliveries, delivery] });
    setWanted({ key: delivery.key, act: null });
  };
  const onAct = (index: number, act: DeliveryAct) => {
    const key = deliveries[index]?.key ?? '';
    if (act === 'up' || act === 'down') {
      const by = act === 'up' ? -1 : 1;
      change({ deliveries: moved(deliveries, index, by) });
      setWanted({ key, act });
      setSpoken(`Delivery ${index + 1} is now delivery ${index + 1 + by} of ${deliveries.length}.`);
    } else if (act === 'duplicate') {
      const next = duplicated(deliveries, index);
      change({ deliveries: next });
      setWanted({ key: next[index + 1]?.key ?? '', act: null });
      setSpoken(`Delivery ${index + 1} is duplicated as delivery ${index + 2}.`);
    } else {
      const next = deliveries.filter((_, at) => at !== index);
      change({ deliveries: next });
      setWanted({ key: next[Math.min(index, next.length - 1)]?.key ?? '', act: null });
      setSpoken(`Delivery ${index + 1} is removed.`);
    }
  };
  return (
    <>
      <S.Deliveries ref={list}>
        {deliveries.map((delivery, index) => (
          <DeliveryCard
            key={delivery.key}
            {...{ delivery, index, errors, hasRoom, count: deliveries.length, price: prices[index] ?? null }}
            onChange={(changes) => changeDelivery(delivery.key, changes)}
            onAct={(act) => onAct(index, act)}
          />
        ))}
      </S.Deliveries>
      <S.Spoken role="status">{spoken}</S.Spoken>
      <S.Acts>
        <Button variant="secondary" iconBefore={icons.plus} disabled={!hasRoom} onClick={add}>
          Add a delivery
        </Button>
        {!hasRoom && <p>A run has at most {MOST_DELIVERIES}. Book the others as another run.</p>}
      </S.Acts>
    </>
  );
}
