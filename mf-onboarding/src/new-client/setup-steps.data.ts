/** The four parts of the set-up and what each asks for. */
export const setupSteps = [
  {
    title: 'Business Info',
    asks: ['Business name', 'ABN or ACN', 'Contact name, email and phone', 'Website, if you have one'],
  },
  {
    title: 'Freight Profile',
    asks: [
      'Freight type: pallets, cartons, dangerous goods, oversized items or mixed freight',
      'Average shipments per week',
      'Vehicles you use, from a 1T van to a B-double',
      'Special requirements, such as a tailgate or a DG certified driver',
      'Recurring jobs and their schedule',
    ],
  },
  {
    title: 'Delivery Zones',
    asks: ['Origin suburb', 'Suburbs you deliver to', 'Whether your work is metro or interstate'],
  },
  {
    title: 'Account Setup',
    asks: [
      'How you want your POD: digital, paper or both',
      'Pallet exchange',
      'Xero integration',
      'Your rate sheet as a .csv file, if one is agreed',
    ],
  },
] as const;
