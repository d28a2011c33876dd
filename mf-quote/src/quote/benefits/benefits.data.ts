import { type IconPath, icons } from '@saltbush/ui';

/** Source: claims of the home page, tariff of 2026-07, terms of carriage. */
export const BENEFITS = [
  {
    icon: icons.bolt,
    title: 'Quoted in under 5 seconds',
    text: 'The tariff is in the page. The price follows your answers, and nobody has to call you back.',
  },
  {
    icon: icons.document,
    title: 'Every line is shown',
    text: 'Freight, the fuel levy with its percentage, each additional service and GST. Nothing hides in a round figure.',
  },
  {
    icon: icons.clock,
    title: 'Cut-offs on the right clock',
    text: 'A same-day level is offered only while it is open in the pickup city, to the minute and on business days.',
  },
] as const satisfies readonly { icon: IconPath; title: string; text: string }[];
