// What a ship across Bass Strait emits for each tonne of goods moved one kilometre.
//
// Source of the ships: UK Government GHG Conversion Factors for Company Reporting, cargo ships, averages, direct: 51.58 g
// CO2-e a tonne-km on a RoRo ferry, 376.12 g on a large RoPax ferry. Read from copies that do not name their edition: the
// 2013 edition has 51.36 and the 2021 edition 376.67, so editions differ by less than 1 %. Making the fuel adds 22 % by
// the same factors. Australia publishes no factor for Bass Strait.
// Source of the shares: container services of 2013-14 across Bass Strait, by volume: 80 % on freight ships (Toll 55 %,
// SeaRoad 25 %), 20 % on the passenger ferries of TT-Line. Which ship carries a consignment is not known, so each counts
// with its share.
// Uncertainty: the truth is between the factors of the two kinds of ship, from half to three times the figure. On the
// ferry most depends on how fuel is divided between freight and passengers.
// Not yet compared with the publications themselves: do so before the figure is reported, and when new ferries sail.
// Effective 2026-11-23. Units: g CO2-e a tonne-km, direct.
export const BASS_STRAIT_2026 = {
  effectiveFrom: '2026-11-23',
  label: 'Ship across Bass Strait',
  freightShip: { directGrams: 51.58, share: 0.8 },
  passengerFerry: { directGrams: 376.12, share: 0.2 },
  /** What making and moving the fuel adds to burning it. */
  upstreamShare: 0.22,
  sources: [
    {
      title: 'Greenhouse gas reporting: conversion factors, RoRo and large RoPax ferries',
      publisher: 'Department for Energy Security and Net Zero, United Kingdom',
      url: 'https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting',
    },
    {
      title: 'Tasmania’s sea freight task, container services 2013-14',
      publisher: 'copy at DocsLib',
      url: 'https://docslib.org/doc/11619800/tasmanias-sea-freight-task',
    },
  ],
} as const;
