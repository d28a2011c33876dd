import type { POSTCODE_AREAS } from './postcode-areas.data.ts';

// Suburbs around the capitals and regional centres that have no zone: names to offer while somebody types, each with the
// postcode that places it. They decide no price; the postcode does. A state is written where it is not the centre's own.
// Source: our own selection from the public place name registers and ranges of postcodes, cross-checked against community
// postcode data of 2020. Effective 2026-07-01.
export const LOCALITIES = {
  Sydney:
    'Arncliffe 2205, Badgerys Creek 2555, Baulkham Hills 2153, Bexley 2207, Bonnyrigg 2177, Brighton-Le-Sands 2216, ' +
    'Cabramatta 2166, Camden 2570, Campsie 2194, Canterbury 2193, Caringbah 2229, Carlingford 2118, Casula 2170, ' +
    'Cronulla 2230, Doonside 2767, Eastwood 2122, Engadine 2233, Enmore 2042, Epping 2121, Girraween 2145, ' +
    'Gladesville 2111, Glendenning 2761, Glenfield 2167, Guildford 2161, Horsley Park 2175, Hoxton Park 2171, ' +
    'Hurstville 2220, Kellyville 2155, Kemps Creek 2178, Kings Park 2148, Kingsgrove 2208, Kingswood 2747, ' +
    'Kirrawee 2232, Kogarah 2217, Kurnell 2231, Lakemba 2195, Lidcombe 2141, Marsden Park 2765, Meadowbank 2114, ' +
    'Menai 2234, Merrylands 2160, Milperra 2214, Minto 2566, Miranda 2228, Narellan 2567, Padstow 2211, ' +
    'Peakhurst 2210, Pemulwuy 2145, Pennant Hills 2120, Punchbowl 2196, Regents Park 2143, Revesby 2212, Rhodes 2138, ' +
    'Richmond 2753, Riverstone 2765, Riverwood 2210, Rockdale 2216, Rouse Hill 2155, Ryde 2112, Sefton 2162, ' +
    'Smeaton Grange 2567, Sutherland 2232, Taren Point 2229, Thornleigh 2120, Wentworthville 2145, West Ryde 2114, ' +
    'Windsor 2756',
  Melbourne:
    'Abbotsford 3067, Altona North 3025, Blackburn 3130, Box Hill 3128, Broadmeadows 3047, Brooklyn 3012, ' +
    'Brunswick 3056, Bundoora 3083, Burwood 3125, Camberwell 3124, Carlton 3053, Carrum Downs 3201, Cheltenham 3192, ' +
    'Coburg 3058, Collingwood 3066, Craigieburn 3064, Cranbourne 3977, Cranbourne West 3977, Croydon 3136, ' +
    'Dandenong 3175, Deer Park 3023, Epping 3076, Essendon 3040, Fawkner 3060, Fitzroy 3065, Frankston 3199, ' +
    'Glen Waverley 3150, Hallam 3803, Hawthorn 3122, Heidelberg 3084, Heidelberg West 3081, Hoppers Crossing 3029, ' +
    'Huntingdale 3166, Keilor 3036, Kensington 3031, Keysborough 3173, Kilsyth 3137, Knoxfield 3180, Lalor 3075, ' +
    'Laverton 3028, Melbourne Airport 3045, Melton 3337, Mentone 3194, Mitcham 3132, Moonee Ponds 3039, ' +
    'Moorabbin 3189, Mordialloc 3195, Mount Waverley 3149, Newport 3015, Noble Park 3174, North Melbourne 3051, ' +
    'Notting Hill 3168, Nunawading 3131, Oakleigh 3166, Oakleigh South 3167, Pakenham 3810, Point Cook 3030, ' +
    'Prahran 3181, Ravenhall 3023, Reservoir 3073, Ringwood 3134, Rowville 3178, Scoresby 3179, Seaford 3198, ' +
    'Somerton 3062, South Melbourne 3205, South Yarra 3141, Springvale 3171, St Albans 3021, St Kilda 3182, ' +
    'Sunbury 3429, Sunshine 3020, Tarneit 3029, Tottenham 3012, Werribee 3030, West Melbourne 3003, Williamstown 3016, ' +
    'Yarraville 3013',
  Brisbane:
    'Albion 4010, Ashgrove 4060, Banyo 4014, Beenleigh 4207, Brisbane Airport 4008, Browns Plains 4118, Bulimba 4171, ' +
    'Bundamba 4304, Caboolture 4510, Cannon Hill 4170, Capalaba 4157, Carindale 4152, Carole Park 4300, Chermside 4032, ' +
    'Cleveland 4163, Coopers Plains 4108, Deception Bay 4508, Enoggera 4051, Goodna 4300, Hamilton 4007, ' +
    'Heathwood 4110, Hendra 4011, Hillcrest 4118, Indooroopilly 4068, Ipswich 4305, Kedron 4031, Larapinta 4110, ' +
    'Lawnton 4501, Loganholme 4129, Lytton 4178, Manly 4179, Milton 4064, Moorooka 4105, Morayfield 4506, ' +
    'Morningside 4170, Mount Gravatt 4122, Narangba 4504, Newmarket 4051, North Lakes 4509, Northgate 4013, ' +
    'Nudgee 4014, Nundah 4012, Paddington 4064, Parkinson 4115, Petrie 4502, Redbank 4301, Redcliffe 4020, ' +
    'Salisbury 4107, Slacks Creek 4127, Springfield 4300, Springwood 4127, Stafford 4053, Stapylton 4207, ' +
    'Strathpine 4500, Sumner 4074, Sunnybank 4109, Tennyson 4105, Tingalpa 4173, Toowong 4066, Underwood 4119, ' +
    'Virginia 4014, West End 4101, Woolloongabba 4102, Wynnum 4178, Yeerongpilly 4105, Zillmere 4034',
  Adelaide:
    'Alberton 5014, Athol Park 5012, Beverley 5009, Brighton 5048, Burnside 5066, Burton 5110, Campbelltown 5074, ' +
    'Cavan 5094, Clovelly Park 5042, Croydon 5008, Direk 5110, Dry Creek 5094, Edinburgh 5111, Edwardstown 5039, ' +
    'Elizabeth 5112, Elizabeth South 5112, Findon 5023, Gawler 5118, Gepps Cross 5094, Gillman 5013, Glenelg 5045, ' +
    'Hackham 5163, Hindmarsh 5007, Holden Hill 5088, Kent Town 5067, Keswick 5035, Kilburn 5084, Kilkenny 5009, ' +
    'Largs Bay 5016, Lonsdale 5160, Mansfield Park 5012, Marion 5043, Mawson Lakes 5095, Mile End 5031, Mitcham 5062, ' +
    'Modbury 5092, Morphett Vale 5162, Newton 5074, Noarlunga Centre 5168, North Adelaide 5006, Norwood 5067, ' +
    'Osborne 5017, Outer Harbor 5018, Parafield 5106, Pooraka 5095, Port Adelaide 5015, Regency Park 5010, ' +
    'Richmond 5033, Royal Park 5014, Salisbury 5108, Salisbury South 5106, Seaford 5169, Stirling 5152, ' +
    'Tea Tree Gully 5091, Thebarton 5031, Torrensville 5031, Unley 5061, Virginia 5120, West Lakes 5021, ' +
    'Wingfield 5013, Woodville 5011',
  Perth:
    'Armadale 6112, Ashfield 6054, Balcatta 6021, Bassendean 6054, Bayswater 6053, Belmont 6104, Bibra Lake 6163, ' +
    'Canning Vale 6155, Cannington 6107, Claremont 6010, Clarkson 6030, Cockburn Central 6164, Como 6152, ' +
    'East Perth 6004, Forrestdale 6112, Forrestfield 6058, Fremantle 6160, Gosnells 6110, Guildford 6055, ' +
    'Hazelmere 6055, Henderson 6166, High Wycombe 6057, Innaloo 6018, Jandakot 6164, Joondalup 6027, Kenwick 6107, ' +
    'Kewdale 6105, Kwinana Beach 6167, Maddington 6109, Malaga 6090, Melville 6156, Midland 6056, Midvale 6056, ' +
    'Morley 6062, Myaree 6154, Naval Base 6165, Neerabup 6031, North Fremantle 6159, North Perth 6006, ' +
    "Northbridge 6003, O'Connor 6163, Osborne Park 6017, Palmyra 6157, Perth Airport 6105, Rivervale 6103, " +
    'Rockingham 6168, Scarborough 6019, South Perth 6151, Spearwood 6163, Subiaco 6008, Victoria Park 6100, ' +
    'Wangara 6065, Welshpool 6106, West Perth 6005, Willetton 6155',
  Canberra:
    'Acton 2601, Barton 2600, Beard ACT 2620, Belconnen 2617, Braddon 2612, Bruce 2617, Dickson 2602, Fyshwick 2609, ' +
    'Greenway 2900, Griffith 2603, Gungahlin 2912, Hume ACT 2620, Jerrabomberra NSW 2619, Kingston 2604, Manuka 2603, ' +
    'Mitchell 2911, Phillip 2606, Pialligo 2609, Queanbeyan NSW 2620, Symonston 2609, Tuggeranong 2900, Woden 2606',
  Hobart:
    'Battery Point 7004, Bellerive 7018, Cambridge 7170, Claremont 7011, Derwent Park 7009, Glenorchy 7010, ' +
    'Kingston 7050, Lindisfarne 7015, Lutana 7009, Montrose 7010, Moonah 7009, Mornington 7018, New Town 7008, ' +
    'North Hobart 7000, Rosny Park 7018, Sandy Bay 7005, Sorell 7172, South Hobart 7004, Warrane 7018, West Hobart 7000',
  Darwin:
    'Berrimah 0828, Casuarina 0810, Coconut Grove 0810, Coolalinga 0839, Fannie Bay 0820, ' +
    'Howard Springs 0835, Karama 0812, Nightcliff 0810, Palmerston 0830, Parap 0820, Pinelands 0829, Rapid Creek 0810, ' +
    'Stuart Park 0820, The Narrows 0820, Winnellie 0820, Yarrawonga 0830',
  Newcastle:
    'Adamstown 2289, Belmont 2280, Bennetts Green 2290, Beresfield 2322, Broadmeadow 2292, Cardiff 2285, ' +
    'Carrington 2294, Charlestown 2290, Hamilton 2303, Hexham 2322, Kooragang 2304, Kotara 2289, Mayfield 2304, ' +
    'Sandgate 2304, Thornton 2322, Tomago 2322, Toronto 2283, Wallsend 2287, Warabrook 2304, Warners Bay 2282',
  Wollongong:
    'Albion Park Rail 2527, Bellambi 2518, Bulli 2516, Corrimal 2518, Cringila 2502, Dapto 2530, Fairy Meadow 2519, ' +
    'Figtree 2525, Kembla Grange 2526, North Wollongong 2500, Port Kembla 2505, Shellharbour 2529, Thirroul 2515, ' +
    'Unanderra 2526, Warilla 2528, Warrawong 2502',
  'Gold Coast':
    'Arundel 4214, Ashmore 4214, Bundall 4217, Burleigh Heads 4220, Carrara 4211, Coolangatta 4225, Coomera 4209, ' +
    'Currumbin Waters 4223, Helensvale 4212, Labrador 4215, Mermaid Beach 4218, Molendinar 4214, Nerang 4211, ' +
    'Ormeau 4208, Pimpama 4209, Robina 4226, Southport 4215, Surfers Paradise 4217, Tugun 4224, Varsity Lakes 4227',
  Geelong:
    'Belmont 3216, Breakwater 3219, Corio 3214, East Geelong 3219, Geelong West 3218, Grovedale 3216, Lara 3212, ' +
    'Moolap 3224, Newcomb 3219, Newtown 3220, Norlane 3214, North Geelong 3215, South Geelong 3220, Waurn Ponds 3216',
  Townsville:
    'Aitkenvale 4814, Bohle 4818, Cluden 4811, Condon 4815, Currajong 4812, Garbutt 4814, Idalia 4811, Kirwan 4817, ' +
    'Mount Louisa 4814, Mount St John 4818, South Townsville 4810, Stuart 4811',
  Albury: 'East Albury 2640, Lavington 2641, North Albury 2640, South Albury 2640, Thurgoona 2640',
  Wodonga: 'West Wodonga 3690',
  Cairns:
    'Aeroglen 4870, Bungalow 4870, Cairns North 4870, Earlville 4870, Edmonton 4869, Manunda 4870, Palm Cove 4879, ' +
    'Portsmith 4870, Smithfield 4878, Stratford 4870, Westcourt 4870, Woree 4868',
  Toowoomba:
    'Drayton 4350, East Toowoomba 4350, Glenvale 4350, Harristown 4350, Kearneys Spring 4350, Newtown 4350, ' +
    'North Toowoomba 4350, Rangeville 4350, South Toowoomba 4350, Torrington 4350, Wilsonton 4350',
  Ballarat:
    'Alfredton 3350, Ballarat East 3350, Ballarat North 3350, Delacombe 3356, Mitchell Park 3355, Redan 3350, ' +
    'Sebastopol 3356, Wendouree 3355',
  Bendigo:
    'California Gully 3556, Eaglehawk 3556, East Bendigo 3550, Epsom 3551, Golden Square 3555, Kangaroo Flat 3555, ' +
    'Long Gully 3550, North Bendigo 3550, Strathfieldsaye 3551, White Hills 3550',
  Launceston:
    'Invermay 7248, Kings Meadows 7249, Legana 7277, Mowbray 7248, Newnham 7248, Prospect 7250, Riverside 7250, ' +
    'Rocherlea 7248, South Launceston 7249, St Leonards 7250, West Launceston 7250',
} as const satisfies Record<keyof typeof POSTCODE_AREAS, string>;
