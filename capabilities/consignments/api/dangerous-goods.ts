import { line, requiredLine } from '@saltbush/business-api/texts';
import * as yup from 'yup';

/** Classes and divisions. Source: Australian Dangerous Goods Code, edition 7.9, part 2. */
export const DANGEROUS_GOODS_DIVISIONS = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;

/** In the other divisions only some goods have a packing group, or none. Source: the same, 2.0.1.3. */
const DIVISIONS_WITH_PACKING_GROUP = ['3', '4.2', '4.3', '5.1', '6.1', '8'];

export const PACKING_GROUPS = ['I', 'II', 'III'] as const;
type PackingGroup = '' | (typeof PACKING_GROUPS)[number];

export const MAX_DANGEROUS_GOODS = 20;

/** One item of a dangerous goods document (ADG Code 7.9). */
export interface DangerousGood {
  unNumber: string;
  properShippingName: string;
  division: string;
  /** May be blank. */
  subsidiaryRisk: string;
  /** Blank when the goods have none. */
  packingGroup: PackingGroup;
  packageType: string;
  packageCount: string;
  /** With its unit, such as `200 L`. */
  aggregateQuantity: string;
}

export const dangerousGoodSchema = yup
  .object({
    unNumber: requiredLine('UN number', 20).matches(/^\s*(UN)?\s?\d{4}\s*$/i, {
      name: 'un-number',
      message: 'Enter the UN number as four digits, such as UN1263',
      excludeEmptyString: true,
    }),
    properShippingName: requiredLine('Proper shipping name', 200),
    division: yup
      .string()
      .required('Class or division is required')
      .test(
        'division',
        'Choose a class or division from the list',
        (value) => !value || DANGEROUS_GOODS_DIVISIONS.some((division) => division === value),
      ),
    subsidiaryRisk: line('Subsidiary risk', 40),
    packingGroup: yup
      .mixed<PackingGroup>()
      .oneOf(['', ...PACKING_GROUPS], 'Choose packing group I, II or III')
      .defined()
      .when('division', ([division], field) =>
        DIVISIONS_WITH_PACKING_GROUP.includes(String(division))
          ? field.test('group', 'Packing group is required for this class', (value) => value !== '')
          : field,
      ),
    packageType: requiredLine('Package type', 80, 'Package type is required, such as drum or carton'),
    packageCount: requiredLine('Number of packages', 10).matches(/^\s*[1-9]\d{0,4}\s*$/, {
      name: 'package-count',
      message: 'Enter the number of packages as a whole number',
      excludeEmptyString: true,
    }),
    aggregateQuantity: requiredLine('Total quantity', 40, 'Total quantity is required, such as 200 L or 45 kg'),
  })
  .noUnknown();
