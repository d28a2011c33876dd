// What road freight in Australia emits for each tonne moved one kilometre, well to wheel, by class of vehicle.
//
// Source of the fuel: National Greenhouse Accounts Factors 2024, diesel oil in transport: 38.6 GJ/kL; scope 1 69.9 CO2,
// 0.1 CH4 and 0.4 N2O, scope 3 17.3, each in kg CO2-e/GJ. Derived: 38.6 × (70.4 + 17.3) / 1000 = 3.385 kg CO2-e a litre.
// Source of the vehicles: Australian Bureau of Statistics, Survey of Motor Vehicle Use, 12 months ended 30 June 2018: 55
// and 29 litres per 100 km; 165,336 million tonne-km by 99,705 articulated trucks of 79,400 km each, and 18.6 % of 214,789
// million by rigid ones. Derived, empty running included: tonnes on board on an average kilometre (for rigid trucks with
// some 20,900 km each) and from them grams per tonne-km. The survey does not tell couriers' vans from tradespeople's: the
// van is our own assumption, 12 litres per 100 km with half its payload of one tonne.
// The fuel figures were not yet compared with the publication itself: do so first, and with each new edition in July. Effective 2025-07-01. Units: litres per 100 km, tonnes.
export const EMISSION_FACTORS_2025 = {
  effectiveFrom: '2025-07-01',
  fuel: { gigajoulesPerKilolitre: 38.6, scope1KgPerGigajoule: 70.4, scope3KgPerGigajoule: 17.3 },
  classes: {
    van: { label: 'Van or ute', litresPer100Km: 12, averageTonnes: 0.5 },
    rigid: { label: 'Rigid truck', litresPer100Km: 29, averageTonnes: 3.9 },
    articulated: { label: 'Articulated truck', litresPer100Km: 55, averageTonnes: 20.9 },
  },
  sources: [
    {
      title: 'National Greenhouse Accounts Factors 2024, diesel oil in transport',
      publisher: 'Department of Climate Change, Energy, the Environment and Water',
      url: 'https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors',
    },
    {
      title: 'Survey of Motor Vehicle Use, 12 months ended 30 June 2018',
      publisher: 'Australian Bureau of Statistics',
      url: 'https://www.abs.gov.au/statistics/industry/tourism-and-transport/survey-motor-vehicle-use-australia/12-months-ended-30-june-2018',
    },
  ],
} as const;
