import { lazy } from 'react';
import { createLabelReader } from '../scan/createLabelReader.ts';

const fetchScan = () => import(/* webpackChunkName: "scan" */ '../scan/ScanPanel.tsx');
const fetchDelivery = () => import(/* webpackChunkName: "delivery" */ '../delivery/DeliveryForm.tsx');

/** Parts that the job begins without. */
export const LateScanPanel = lazy(async () => ({ default: (await fetchScan()).ScanPanel }));
export const LateDeliveryForm = lazy(async () => ({ default: (await fetchDelivery()).DeliveryForm }));

/** Fetches them while there is reception, since there may be none where they are needed. Never rejects. */
export async function fetchLateParts(): Promise<void> {
  await Promise.allSettled([fetchScan(), fetchDelivery(), createLabelReader()]);
}
