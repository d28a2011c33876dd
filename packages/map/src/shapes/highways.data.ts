/** A town that `townPoints` of the freight package knows, with its state, or a corner between towns. */
export type Stop = string | readonly [longitude: number, latitude: number];

export interface Highway {
  name: string;
  /** Main ones are drawn wider, and named first. */
  isMain: boolean;
  stops: readonly Stop[];
}

const main = (name: string, ...stops: Stop[]): Highway => ({ name, isMain: true, stops });
const other = (name: string, ...stops: Stop[]): Highway => ({ name, isMain: false, stops });

// The highways that freight takes, from town to town in straight lines: they show which way a road goes, not its bends.
// Source: our own selection of the National Land Transport Network; corners from public maps. Units: degrees.
export const HIGHWAYS: readonly Highway[] = [
  main(
    'Hume Highway',
    ...['Sydney NSW', 'Campbelltown NSW', 'Mittagong NSW', 'Goulburn NSW', 'Yass NSW', 'Gundagai NSW', 'Tarcutta NSW'],
    ...['Holbrook NSW', 'Albury NSW', 'Wodonga VIC', 'Wangaratta VIC', 'Benalla VIC', 'Euroa VIC', 'Seymour VIC'],
    'Melbourne VIC',
  ),
  other('Federal Highway', 'Goulburn NSW', [149.5, -34.95], 'Canberra ACT'),
  other('Barton Highway', 'Canberra ACT', 'Yass NSW'),
  main(
    'Pacific Highway',
    ...['Sydney NSW', 'Gosford NSW', 'Newcastle NSW', 'Bulahdelah NSW', 'Taree NSW', 'Port Macquarie NSW'],
    ...['Kempsey NSW', 'Coffs Harbour NSW', 'Grafton NSW', [153.34, -29.07] as const, 'Ballina NSW'],
    ...['Gold Coast QLD', 'Brisbane QLD'],
  ),
  main(
    'Princes Highway',
    ...['Sydney NSW', 'Wollongong NSW', 'Nowra NSW', 'Batemans Bay NSW', 'Bega NSW', 'Eden NSW'],
    ...([[149.15, -37.56]] as const),
    ...['Orbost VIC', 'Bairnsdale VIC', 'Sale VIC', 'Traralgon VIC', 'Warragul VIC', 'Melbourne VIC', 'Geelong VIC'],
    ...['Colac VIC', 'Warrnambool VIC', 'Mount Gambier SA', 'Kingston SA', [139.34, -35.69] as const],
    'Tailem Bend SA',
  ),
  main(
    'Newell Highway',
    ...['Goondiwindi QLD', 'Moree NSW', 'Narrabri NSW', 'Coonabarabran NSW', 'Gilgandra NSW', 'Dubbo NSW'],
    ...['Parkes NSW', 'Forbes NSW', 'West Wyalong NSW', 'Narrandera NSW', 'Jerilderie NSW', 'Finley NSW'],
    [145.57, -35.81],
  ),
  other('Goulburn Valley Highway', [145.57, -35.81], 'Shepparton VIC', 'Seymour VIC'),
  other('Gore Highway', 'Goondiwindi QLD', [151.27, -27.87], 'Toowoomba QLD'),
  main(
    'New England Highway',
    ...['Newcastle NSW', 'Singleton NSW', 'Muswellbrook NSW', 'Tamworth NSW', 'Armidale NSW', 'Glen Innes NSW'],
    ...['Tenterfield NSW', 'Warwick QLD', 'Toowoomba QLD'],
  ),
  other('Cunningham Highway', 'Goondiwindi QLD', 'Warwick QLD', 'Ipswich QLD'),
  main(
    'Warrego Highway',
    ...['Brisbane QLD', 'Ipswich QLD', 'Toowoomba QLD', 'Dalby QLD', 'Miles QLD', 'Roma QLD'],
    ...([[147.11, -26.42]] as const),
    'Charleville QLD',
  ),
  main(
    'Landsborough Highway',
    ...([[147.11, -26.42]] as const),
    ...['Augathella QLD', 'Blackall QLD', [145.29, -23.55] as const, 'Longreach QLD', 'Winton QLD', 'Cloncurry QLD'],
  ),
  main('Barkly Highway', 'Cloncurry QLD', 'Mount Isa QLD', 'Camooweal QLD', [136, -19.6], [134.21, -19.44]),
  main(
    'Bruce Highway',
    ...['Brisbane QLD', 'Sunshine Coast QLD', 'Gympie QLD', 'Maryborough QLD', [152.28, -25.24] as const],
    ...([
      [151.56, -24.33],
      [150.98, -23.81],
    ] as const),
    ...['Rockhampton QLD', [149.53, -22.35] as const, 'Mackay QLD', 'Bowen QLD', 'Townsville QLD', 'Ingham QLD'],
    ...['Innisfail QLD', 'Cairns QLD'],
  ),
  other(
    'Flinders Highway',
    ...['Townsville QLD', 'Charters Towers QLD', 'Hughenden QLD', [143.14, -20.73] as const],
    ...([[141.74, -20.66]] as const),
    'Cloncurry QLD',
  ),
  other('Capricorn Highway', 'Rockhampton QLD', 'Emerald QLD', [146.13, -23.6], [145.29, -23.55]),
  main(
    'Sturt Highway',
    ...['Tarcutta NSW', 'Wagga Wagga NSW', 'Narrandera NSW', 'Hay NSW', 'Balranald NSW', 'Mildura VIC'],
    ...['Renmark SA', [139.98, -34.18] as const, [138.99, -34.47] as const, 'Adelaide SA'],
  ),
  main(
    'Stuart Highway',
    ...['Port Augusta SA', 'Pimba SA', 'Coober Pedy SA', 'Marla SA', [133.3, -25.83] as const, 'Alice Springs NT'],
    ...['Barrow Creek NT', 'Tennant Creek NT', 'Daly Waters NT', 'Katherine NT', 'Darwin NT'],
  ),
  main(
    'Eyre Highway',
    ...['Port Augusta SA', [136.42, -33.14] as const, 'Wudinna SA', 'Ceduna SA', 'Nullarbor SA', 'Eucla WA'],
    ...['Cocklebiddy WA', 'Balladonia WA', 'Norseman WA'],
  ),
  main('Augusta Highway', 'Adelaide SA', [138.15, -34.18], 'Port Pirie SA', 'Port Augusta SA'),
  main('Coolgardie–Esperance Highway', 'Coolgardie WA', 'Norseman WA', 'Esperance WA'),
  main(
    'Great Eastern Highway',
    ...['Perth WA', 'Northam WA', 'Merredin WA', 'Southern Cross WA', 'Coolgardie WA', 'Kalgoorlie WA'],
  ),
  main(
    'Great Northern Highway',
    ...['Perth WA', [116.21, -30.97] as const, 'Dalwallinu WA', 'Mount Magnet WA', 'Meekatharra WA', 'Newman WA'],
    ...['Port Hedland WA', [120.6, -19.75] as const, [122.5, -17.85] as const, 'Fitzroy Crossing WA'],
    ...['Halls Creek WA', 'Kununurra WA'],
  ),
  other('Broome Highway', [122.5, -17.85], 'Broome WA'),
  main('Victoria Highway', 'Kununurra WA', [130.48, -15.65], 'Katherine NT'),
  other(
    'North West Coastal Highway',
    ...['Perth WA', [115.4, -30.5] as const, 'Geraldton WA', 'Carnarvon WA', [115.5, -22.54] as const, 'Karratha WA'],
    'Port Hedland WA',
  ),
  other(
    'South Western Highway',
    ...['Perth WA', 'Mandurah WA', 'Bunbury WA', [116.15, -34.25] as const, [116.73, -34.98] as const, 'Albany WA'],
  ),
  other('Albany Highway', 'Perth WA', [116.88, -33.02], [117.16, -33.83], 'Albany WA'),
  main('Western Highway', 'Melbourne VIC', 'Ballarat VIC', 'Ararat VIC', 'Horsham VIC', 'Nhill VIC', 'Bordertown SA'),
  main('Dukes Highway', 'Bordertown SA', 'Keith SA', 'Tailem Bend SA'),
  main('South Eastern Freeway', 'Tailem Bend SA', 'Murray Bridge SA', 'Adelaide SA'),
  other('Calder Highway', 'Melbourne VIC', 'Bendigo VIC', [143.35, -36.27], [142.31, -35.07], 'Mildura VIC'),
  other('Great Western Highway', ...['Sydney NSW', 'Katoomba NSW', 'Lithgow NSW', 'Bathurst NSW']),
  other(
    'Mitchell Highway',
    ...['Bathurst NSW', 'Orange NSW', [148.95, -32.55] as const, 'Dubbo NSW', 'Nyngan NSW', 'Bourke NSW'],
  ),
  other('Mid Western Highway', 'Bathurst NSW', 'Cowra NSW', 'West Wyalong NSW', 'Hay NSW'),
  other(
    'Barrier Highway',
    ...['Nyngan NSW', 'Cobar NSW', 'Wilcannia NSW', 'Broken Hill NSW', [139.56, -32.58] as const, 'Peterborough SA'],
    ...([[138.94, -33.67]] as const),
    'Adelaide SA',
  ),
  other('Monaro Highway', 'Canberra ACT', 'Cooma NSW', [149.24, -36.91], [149.15, -37.56]),
  main('Bass Highway', 'Burnie TAS', 'Devonport TAS', [146.65, -41.52], 'Launceston TAS'),
  main('Midland Highway', 'Launceston TAS', 'Campbell Town TAS', [147.35, -42.4], 'Hobart TAS'),
];
