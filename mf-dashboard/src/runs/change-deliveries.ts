import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { DeliveryValues } from './run-values.ts';

/** Moves a delivery one place up or down; at the end it stays. */
export function moved(deliveries: readonly DeliveryValues[], from: number, by: -1 | 1): DeliveryValues[] {
  const to = from + by;
  const [one, other] = [deliveries[from], deliveries[to]];
  if (!one || !other) return [...deliveries];
  return deliveries.map((delivery, index) => (index === from ? other : index === to ? one : delivery));
}

/** The same delivery once more below it, to be changed. The client's reference is of one consignment. */
export function duplicated(deliveries: readonly DeliveryValues[], at: number): DeliveryValues[] {
  return deliveries.flatMap((delivery, index) =>
    index === at ? [delivery, { ...delivery, key: newSubmissionId(), customerReference: '' }] : [delivery],
  );
}
