/**
 * One picture for each tool. Cut-outs by name and pixel width; all have one scale, so that the trucks can be compared.
 */
export const linkPictures = [
  {
    file: 'mf-quote/src/quote/quote-link.jpg',
    title: 'Your freight, priced<br>in under 5 seconds',
    text: 'Pallets, full trucks, same-day metro, hourly hire',
    vehicles: [
      ['1t-van', 405],
      ['semi', 1176],
    ],
    scale: 0.62,
  },
  {
    file: 'mf-ar/src/truck-tool/truck-tool-link.jpg',
    title: 'Will it fit? Six trucks,<br>drawn to scale',
    text: 'In your own yard, through your phone',
    vehicles: [
      ['1t-van', 405],
      ['4t-truck', 462],
      ['8t-truck', 636],
      ['12t-tailgate', 726],
    ],
    scale: 0.45,
  },
  {
    file: 'mf-onboarding/src/health-check/health-check-link.jpg',
    title: 'How healthy is<br>your freight?',
    text: 'Six short steps, a score out of 10, a report to keep',
    vehicles: [['b-double', 1632]],
    scale: 0.64,
  },
  {
    file: 'mf-onboarding/src/new-client/new-client-link.jpg',
    title: 'Set up a freight<br>account',
    text: 'Your business, your freight, your delivery zones',
    vehicles: [
      ['8t-truck', 636],
      ['1t-van', 405],
    ],
    scale: 0.68,
  },
  {
    file: 'mf-dashboard/src/tracking/tracking-link.jpg',
    title: 'Where is<br>your freight?',
    text: 'A reference and a postcode, no account needed',
    vehicles: [['semi', 1176]],
    scale: 0.84,
  },
];
