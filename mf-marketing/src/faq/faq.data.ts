interface FaqItem {
  id: string;
  question: string;
  answer: string;
  link?: { href: string; label: string };
}

export interface FaqGroup {
  id: string;
  title: string;
  items: readonly FaqItem[];
}

/** Source: tariffs, cut-offs and terms of carriage, 2026-07. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'prices',
    title: 'Quotes and prices',
    items: [
      {
        id: 'how-fast',
        question: 'How fast do I get a price?',
        answer:
          'In under 5 seconds for full loads between Sydney, Melbourne, Brisbane, Adelaide and Perth, for pallets from Sydney, for the six Sydney metro zones and for hourly hire. Between other capitals and regional centres it is an estimate by distance, which a person confirms. Anything else is quoted by hand, usually within 2 business hours.',
        link: { href: '/quote', label: 'Open the calculator' },
      },
      {
        id: 'gst',
        question: 'Do the prices include GST?',
        answer:
          'Our terms and rate tables exclude GST. The calculator shows the total both ways, so you see what you will pay.',
      },
      {
        id: 'levy',
        question: 'How is the fuel levy worked out?',
        answer:
          'It is a percentage of the freight: 22.37% on linehaul (full loads and pallets) and 11.62% on local hourly hire. It is reviewed monthly and printed as its own line. Metro zone prices already include it.',
      },
      {
        id: 'valid',
        question: 'How long is a quote valid?',
        answer: '30 days from the day it is issued, for the load and the places it names.',
      },
      {
        id: 'extras',
        question: 'What can be added to a quote?',
        answer:
          'Only what the job turns out to need: tailgate, pallet return or residential delivery if they were not ticked, waiting beyond the free time, hand unloading ($40), a tail lift asked for on the day ($60), both before GST, after-hours work or extra drops.',
        link: { href: '/terms#surcharges', label: 'Surcharges in the terms' },
      },
    ],
  },
  {
    id: 'bookings',
    title: 'Booking and delivery',
    items: [
      {
        id: 'confirmed',
        question: 'When is my booking confirmed?',
        answer: 'When we have received and accepted it. Until then it is a request; you hear from us by mail.',
      },
      {
        id: 'cut-offs',
        question: 'How late can I book a same-day metro delivery?',
        answer:
          'All Day before 10:00 AM, Standard before 2:00 PM, VIP before 3:30 PM and Express before 6:00 PM, in the pickup city’s time, on business days.',
        link: { href: '/services/metro', label: 'Metro service levels' },
      },
      {
        id: 'waiting',
        question: 'How much waiting time is free?',
        answer:
          'Up to 1 tonne: 15 minutes, then $46 an hour. From 2 to 4 tonnes: 30 minutes, then $65 an hour. From 6 tonnes: 30 minutes, then $85 an hour. Full loads: 1 hour for a semi-trailer, then $100 an hour; 1.5 hours for a B-double, then $130 an hour. All before GST.',
      },
      {
        id: 'track',
        question: 'Can I follow my freight?',
        answer:
          'Yes. The portal shows each step with its time, the day it is expected and any delay, around the clock. Signed in, you also see it on a map while its driver shares the position, and between which times to expect it. Anybody with the reference and the postcode of either end sees the steps on the tracking page.',
        link: { href: '/track', label: 'Track a consignment' },
      },
      {
        id: 'pod',
        question: 'What proof of delivery do I get?',
        answer:
          'The receiver’s name, a signature or photo, the local time and the pallets in and out, in your account on the day of delivery. Paper on request.',
      },
      {
        id: 'cancel',
        question: 'What if I have to cancel?',
        answer:
          'Tell us at least 2 hours before the pickup. With less notice, part or all of the price may be charged, depending on how far the truck has come.',
      },
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts and the client portal',
    items: [
      {
        id: 'open',
        question: 'How do I open an account?',
        answer:
          'Fill in the client set-up: your business, your freight, your delivery zones and how you want proofs and invoices. It takes a few minutes.',
        link: { href: '/new-client', label: 'New Client Setup' },
      },
      {
        id: 'portal',
        question: 'What is in the client portal?',
        answer:
          'Your jobs, proofs of delivery, invoices, tracking, bookings and ESG reporting. It is for existing customers.',
        link: { href: '/api/login', label: 'Sign in to the portal' },
      },
      {
        id: 'payment',
        question: 'What are the payment terms?',
        answer: '7 days from the invoice. Corporate accounts are typically on 30 days, by agreement.',
      },
      {
        id: 'rate-sheet',
        question: 'Can I use my own rate sheet?',
        answer:
          'Yes. Upload a CSV with origin, destination, vehicle and rate per kilometre when you set up your account or later in the portal.',
      },
      {
        id: 'systems',
        question: 'Does it connect to our software?',
        answer:
          'By file: your consignments, invoices and statements come out of the portal as CSV, and bookings and your rate sheet go in as CSV. By program: an API with keys of your company books, labels and tracks, and webhooks tell it of each step. There is no ready connection to Xero, an online store or a warehouse system: tell us which you use, and we look at it with you.',
        link: { href: '/software-integrations', label: 'Software integrations' },
      },
    ],
  },
  {
    id: 'freight',
    title: 'Freight, safety and claims',
    items: [
      {
        id: 'pallet-size',
        question: 'What size can a pallet be?',
        answer:
          'For interstate pallets 1.2 × 1.0 m, up to 1.8 m high and 1 tonne. For metro All Day 120 × 120 × 180 cm, under 900 kg. Larger or heavier: ask us for a quote.',
      },
      {
        id: 'which-truck',
        question: 'Which truck do I need?',
        answer:
          'The calculator chooses from your pallets, size and weight. To see a truck at its real size in your yard, use the AR tool.',
        link: { href: '/ar-truck-tool', label: 'See the trucks to scale' },
      },
      {
        id: 'dangerous',
        question: 'Do you carry dangerous goods?',
        answer:
          'By approval only. Send the UN number, proper shipping name, class, packing group and quantity with your enquiry, before you book.',
      },
      {
        id: 'insurance',
        question: 'Is my freight insured?',
        answer:
          'Optional transit insurance of up to $100,000 per consignment is available on request. Ask before pickup.',
      },
      {
        id: 'claim',
        question: 'How do I make a claim?',
        answer:
          'In writing within 7 days of delivery, with photographs, the consignment number and the packaging kept. Signed in, open the shipment in your portal and make the claim there; otherwise start with an e-mail to us.',
        link: { href: '/contact', label: 'Contact us' },
      },
    ],
  },
];
