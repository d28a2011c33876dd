/** Answers that are written again and again, to start a reply from. */
export const KEPT_ANSWERS = [
  {
    id: 'price',
    label: 'What we need for a price',
    words:
      'For a price we need both suburbs, the day, and the number of pallets or pieces with their sizes and weights. You also see a price at once on our site, under Get a quote.',
  },
  {
    id: 'damage',
    label: 'Damage: what to send',
    words:
      'We are sorry to hear it. Please send pictures of the damage and of the packing, and the reference of the consignment (SH-…). Keep the goods and the packing until you hear from us.',
  },
  {
    id: 'where',
    label: 'Where freight is',
    words:
      'You can follow your freight on our site at any time, under Track: enter the reference (SH-…) and the postcode of the delivery.',
  },
  {
    id: 'ring',
    label: 'We ring you',
    words: 'We would rather talk about this. Please tell us your number and when it suits you, and we ring you.',
  },
] as const;
