interface WayOn {
  path: string;
  label: string;
  text: string;
}

export const WAYS_ON = [
  { path: '/', label: 'Home', text: 'Start again from the front gate.' },
  { path: '/quote', label: 'Get a quote', text: 'A price for your freight in a few seconds.' },
  { path: '/services', label: 'Services', text: 'Full loads, pallets, metro runs and storage.' },
  { path: '/faq', label: 'FAQ', text: 'Answers on prices, cut-offs and deliveries.' },
  { path: '/contact', label: 'Contact', text: 'Ask a person who knows the network.' },
] as const satisfies readonly WayOn[];
