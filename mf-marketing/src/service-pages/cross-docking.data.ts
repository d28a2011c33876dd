import { crossDockCities } from '../places/operating-locations.data.ts';
import type { ServicePageContent } from './service-page.ts';

/** Source: the owner's list of cross-dock sites, 2025; terms of carriage, 2026-07. */
export const crossDocking: ServicePageContent = {
  name: 'Cross Docking & Freight Handoff',
  eyebrow: 'In one door, out the other',
  lead: 'Your linehaul comes in, we unload, check, sort and send it out again on the vehicles that fit the street. Nothing goes into storage, nothing waits for a pick.',
  picture: 'dock',
  pictureSide: 'right',
  facts: [
    { term: 'Sites', detail: crossDockCities.join(', ') },
    { term: 'Comes in', detail: 'Containers, semi-trailers, B-doubles, other carriers’ freight' },
    { term: 'Goes out', detail: '1T vans to 14T trucks, or the next linehaul' },
    { term: 'Handling', detail: 'Unload, count, photo, relabel, re-wrap, sort by run' },
    { term: 'Free unloading time', detail: '1 hour for a semi-trailer, 1.5 hours for a B-double' },
    { term: 'Price', detail: 'Per pallet or per trailer, agreed before the first truck' },
  ],
  fit: {
    title: 'When a dock between pays',
    goodFor: [
      'Interstate loads for many addresses in one city',
      'Brokers and 3PLs who need a reliable last leg',
      'Trailers that cannot reach the street the freight is for',
    ],
    otherwise: {
      text: 'Does the stock have to wait for orders?',
      href: '/services/warehousing',
      label: 'Store it with us instead',
    },
  },
  tables: [
    {
      caption: 'Who does what at the handoff',
      columns: [
        { key: 'stage', label: 'Stage' },
        { key: 'you', label: 'You or your carrier' },
        { key: 'us', label: 'Our dock' },
      ],
      rows: [
        {
          stage: 'Before arrival',
          you: 'Manifest, pallet count, arrival time',
          us: 'Dock slot and delivery runs planned',
        },
        { stage: 'Arrival', you: 'Driver opens and unstraps', us: 'Unload, count against manifest, photograph damage' },
        {
          stage: 'On the floor',
          you: 'Decide on anything short or broken',
          us: 'Sort, relabel, re-wrap, stage by run',
        },
        { stage: 'Out again', you: 'Follow it in the portal', us: 'Load, deliver, proof of delivery' },
      ],
    },
  ],
  stepsTitle: 'How a handoff runs',
  steps: [
    { title: 'Send the manifest', text: 'Consignments, pallets, addresses, delivery hours. A spreadsheet is enough.' },
    { title: 'We give you a slot', text: 'A time and a door, so that your driver is not paid to wait.' },
    {
      title: 'Unload and check',
      text: 'Every pallet counted; shortages and damage photographed and reported before the driver leaves.',
    },
    {
      title: 'Out on the right truck',
      text: 'Sorted by run and sent out the same day wherever the arrival time allows.',
    },
  ],
  details: [
    {
      title: 'A clear line of responsibility',
      text: 'The count on our dock is signed, and so is the delivery, whose signature is in your portal. In between, goods are carried at your risk as far as the law allows, and optional transit insurance of up to $100,000 per consignment is available on request before pickup, as in section 8.1 of the terms.',
    },
    {
      title: 'Pallets in, pallets out',
      text: 'Pallet movements are recorded per consignment, so that your pallet account still balances after the handoff.',
    },
  ],
};
