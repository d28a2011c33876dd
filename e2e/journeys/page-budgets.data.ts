import type { PageBudget } from '../checks/expectWithinBudget.ts';

/**
 * The most that opening each public page may cost on a large screen, before anything is used. Measured on 23 November
 * 2026, plus a little: about 500 bytes of HTML, 500 bytes of scripts on quiet pages and 2 kB on others. Requests and
 * round trips are as measured. Lower a limit when a page costs less.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { htmlBytes: 21_800, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services': { htmlBytes: 17_900, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/ftl': { htmlBytes: 17_200, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/ltl': { htmlBytes: 17_100, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/metro': { htmlBytes: 17_200, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/taxi-trucks': { htmlBytes: 17_000, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/cross-docking': { htmlBytes: 16_800, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/warehousing': { htmlBytes: 16_700, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/industries': { htmlBytes: 15_000, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/quote': { htmlBytes: 26_700, scriptBytes: 252_000, requestsBesidesPictures: 12, roundTrips: 3 },
  '/about': { htmlBytes: 17_000, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/careers': { htmlBytes: 15_800, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/contact': { htmlBytes: 23_200, scriptBytes: 203_000, requestsBesidesPictures: 12, roundTrips: 3 },
  '/faq': { htmlBytes: 16_300, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/sustainability': { htmlBytes: 14_800, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/transporter-digital': { htmlBytes: 16_800, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/software-integrations': { htmlBytes: 15_300, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/case-studies': { htmlBytes: 17_200, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/terms': { htmlBytes: 18_200, scriptBytes: 9_800, requestsBesidesPictures: 6, roundTrips: 3 },
  '/new-client': { htmlBytes: 25_600, scriptBytes: 216_000, requestsBesidesPictures: 11, roundTrips: 3 },
  '/freight-health-check': { htmlBytes: 22_300, scriptBytes: 190_000, requestsBesidesPictures: 11, roundTrips: 4 },
  '/ar-truck-tool': { htmlBytes: 26_100, scriptBytes: 319_000, requestsBesidesPictures: 19, roundTrips: 4 },
  '/driver-induction': { htmlBytes: 24_700, scriptBytes: 207_000, requestsBesidesPictures: 13, roundTrips: 3 },
  '/driver-application': { htmlBytes: 24_600, scriptBytes: 207_000, requestsBesidesPictures: 13, roundTrips: 3 },
  '/track': { htmlBytes: 20_800, scriptBytes: 186_000, requestsBesidesPictures: 11, roundTrips: 3 },
};
