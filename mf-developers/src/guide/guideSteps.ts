import type { Api } from '@saltbush/business-api/api';
import type {} from '@saltbush/consignments/api';
import { EMPTY_QUOTE_REQUEST, type IsoDate, TERMS } from '@saltbush/freight';
import type {} from '@saltbush/quotes/api';
import type { Parameter } from '../description/openapi.ts';
import type { Trial } from '../try/trial.ts';
import type { Progress } from './progress.ts';

export interface GuideStep {
  id: string;
  title: string;
  text: string;
  trial: Trial;
  /** Where its answer went, once it is there. */
  after?: string;
}

const FREIGHT = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne', palletCount: 2 } as const;
const REFERENCE: Parameter = { name: 'reference', in: 'path', required: true, schema: { type: 'string' } };
const SIZE: Parameter = { name: 'size', in: 'query', schema: { enum: ['a6', 'a4'] } };

const stop = (suburb: string) => ({
  ...{ businessName: 'Harbour Foods', street: '12 Dock Road', suburb, contactName: 'Ana Ruiz' },
  ...{ phone: '0412 345 678', hasForklift: true, instructions: '' },
});

type Booking = Omit<Api['POST /api/bookings']['body'], 'submissionId'>;

const booking = (quoteToken: string, pickupDate: IsoDate): Booking => ({
  ...{ quoteToken, pickupDate, pickupTime: '' },
  booker: { businessName: 'Harbour Foods', name: 'Ana Ruiz', email: 'ana@harbour.example', phone: '0412 345 678' },
  pickup: stop(FREIGHT.pickup),
  delivery: stop(FREIGHT.delivery),
  goods: { description: 'Bottled water on 2 pallets', weight: '800', unit: 'kg' },
  ...{ customerReference: 'PO 77', instructions: '', hasDangerousGoods: false, dangerousGoods: [] },
  termsVersion: TERMS.version,
});

type Sent = Partial<Pick<Trial, 'parameters' | 'values' | 'file'>> & { body?: unknown; takesSubmission?: boolean };

/** The names are those of the gateway's routes, so that no release goes live beside a gateway without them. */
function trial(id: keyof Api, summary: string, { body, takesSubmission = false, ...sent }: Sent): Trial {
  const [method = '', path = ''] = id.replace(/:(\w+)/g, '{$1}').split(' ');
  return {
    ...{ summary, method, path, parameters: [], values: {}, file: null, takesSubmission },
    ...sent,
    body: body === undefined ? null : JSON.stringify(body, null, 2),
  };
}

/** From the price to freight that is delivered, each call with what the one before answered. */
export function guideSteps({ priced, quoteToken, reference }: Progress, pickupDate: IsoDate): GuideStep[] {
  const ofShipment = { parameters: [REFERENCE], values: { reference: reference ?? '' } };
  return [
    {
      id: 'price',
      title: 'Price the freight',
      text: 'Two pallets from Sydney to Melbourne. The answer is the whole `request` and the `quote`, in cents before and after GST. Nothing is kept yet.',
      after: 'Its request and price are filled into step 2.',
      trial: trial('POST /api/quotes/prices', 'Price the freight', { body: { request: FREIGHT } }),
    },
    {
      id: 'save',
      title: 'Save the price',
      text: 'Send the `request` back as it was answered, with `quote.totalExGstCents`. When the price changed meanwhile, you are told instead of charged. The quote stands for 30 days.',
      after: 'The token of the quote is filled into step 3.',
      trial: trial('POST /api/quotes', 'Save the price', {
        body: {
          request: priced?.request ?? { ...EMPTY_QUOTE_REQUEST, ...FREIGHT },
          shownTotalExGstCents: priced?.totalExGstCents ?? 0,
        },
        takesSubmission: true,
      }),
    },
    {
      id: 'book',
      title: 'Book it',
      text: 'By the `token` of the quote, with who sends, who receives and what it is. The answer is the `reference` of the consignment. Sent twice with the same `Idempotency-Key`, it is booked once.',
      after: 'The reference is filled into the steps below.',
      trial: trial('POST /api/bookings', 'Book it', {
        body: booking(quoteToken ?? 'TOKEN_OF_THE_QUOTE', pickupDate),
        takesSubmission: true,
      }),
    },
    {
      id: 'label',
      title: 'Print the labels',
      text: 'A PDF with a label for each package, ready for a label printer.',
      trial: trial('GET /api/shipments/:reference/labels.pdf', 'Print the labels', {
        parameters: [REFERENCE, SIZE],
        values: { ...ofShipment.values, size: 'a6' },
        file: 'labels.pdf',
      }),
    },
    {
      id: 'test-steps',
      title: 'Take it on its way',
      text: 'Only in the test mode: we play the desk and the driver until the status that you name, so that you see what your program does with each. What you try is kept until the month ends.',
      trial: trial('POST /api/shipments/:reference/test-steps', 'Take it on its way', {
        ...ofShipment,
        body: { to: 'delivered' },
      }),
    },
    {
      id: 'track',
      title: 'Track it',
      text: 'Its status, what happened to it, when it is expected, its proof of delivery and its invoice.',
      trial: trial('GET /api/shipments/:reference', 'Track it', ofShipment),
    },
  ];
}
