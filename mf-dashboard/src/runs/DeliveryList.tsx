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

/** From this many on, what is filled in folds when another one is added. */
const FOLDED_FROM = 3;
const NONE: ReadonlySet<string> = new Set();

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

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
  const [folded, setFolded] = useState<ReadonlySet<string>>(NONE);
  const [spoken, setSpoken] = useState('');
  const keys = deliveries.map(({ key }) => key);
  const isAllFolded = keys.every((key) => folded.has(key));
  const hasRoom = deliveries.length < MOST_DELIVERIES;

  useEffect(() => {
    if (wanted === null) return;
    const card = list.current?.querySelector(`[data-delivery="${wanted.key}"]`);
    card?.querySelector<HTMLElement>(wanted.act ? `[data-act="${wanted.act}"]` : 'h3')?.focus();
    setWanted(null);
  }, [wanted]);

  const hasFault = (index: number) => Object.keys(errors).some((path) => path.startsWith(`deliveries[${index}]`));
  /** What is filled in gives way to the next, so that a long run stays in sight on a telephone. */
  const foldReady = () => {
    if (deliveries.length < FOLDED_FROM) return;
    const ready = deliveries.filter((_, index) => prices[index] && !hasFault(index)).map(({ key }) => key);
    setFolded(new Set([...folded, ...ready]));
  };
  const add = () => {
    foldReady();
    const delivery = blankDelivery();
    change({ deliveries: [...deliveries, delivery] });
    setWanted({ key: delivery.key, act: null });
  };
  const onAct = (index: number, act: DeliveryAct) => {
    const key = deliveries[index]?.key ?? '';
    if (act === 'fold') setFolded(toggled(folded, key));
    else if (act === 'up' || act === 'down') {
      const by = act === 'up' ? -1 : 1;
      change({ deliveries: moved(deliveries, index, by) });
      setWanted({ key, act });
      setSpoken(`Delivery ${index + 1} is now delivery ${index + 1 + by} of ${deliveries.length}.`);
    } else if (act === 'duplicate') {
      foldReady();
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
      {deliveries.length >= FOLDED_FROM && (
        <S.Acts>
          <Button size="small" variant="quiet" onClick={() => setFolded(new Set(isAllFolded ? [] : keys))}>
            {isAllFolded ? 'Open all deliveries' : 'Fold all deliveries'}
          </Button>
        </S.Acts>
      )}
      <S.Deliveries ref={list}>
        {deliveries.map((delivery, index) => (
          <DeliveryCard
            key={delivery.key}
            {...{ delivery, index, errors, hasRoom, count: deliveries.length, price: prices[index] ?? null }}
            isFolded={folded.has(delivery.key) && !hasFault(index)}
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
