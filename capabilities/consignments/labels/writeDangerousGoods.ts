import { type Sheet, writeColumns } from '@saltbush/capability/pdf';
import type { DangerousGood } from '../api/dangerous-goods.ts';

/** Writes dangerous goods in the order of the ADG Code: what they are, then how many packages, and how much in all. */
export const writeDangerousGoods = (sheet: Sheet, goods: readonly DangerousGood[]): Promise<void> =>
  writeColumns(
    sheet,
    [
      { label: 'UN number', share: 0.12, text: (good) => good.unNumber },
      { label: 'Proper shipping name', share: 0.3, text: (good) => good.properShippingName },
      { label: 'Class', share: 0.08, text: (good) => good.division },
      { label: 'Subsidiary', share: 0.1, text: (good) => good.subsidiaryRisk || '-' },
      { label: 'Group', share: 0.08, text: (good) => good.packingGroup || '-' },
      { label: 'Packages', share: 0.18, text: (good) => `${good.packageCount} ${good.packageType}` },
      { label: 'Quantity', share: 0.14, text: (good) => good.aggregateQuantity },
    ],
    goods,
  );
