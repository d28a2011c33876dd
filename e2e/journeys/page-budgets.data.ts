import type { PageBudget } from '../checks/expectWithinBudget.ts';

/**
 * The most that opening each public page may cost on a large screen, before anything is used. Measured on 24 November
 * 2026, and for `/` and the scripts of quiet pages on 29 November, plus a little: about 500 bytes of HTML that is not yet
 * compressed best, 500 bytes of scripts on quiet pages and 2 kB on others. Requests and round trips are as measured.
 * Lower a limit when a page costs less.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { htmlBytes: 19_000, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services': { htmlBytes: 14_900, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/ftl': { htmlBytes: 14_400, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/ltl': { htmlBytes: 14_300, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/metro': { htmlBytes: 14_600, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/taxi-trucks': { htmlBytes: 14_300, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/cross-docking': { htmlBytes: 14_000, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/services/warehousing': { htmlBytes: 13_900, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/industries': { htmlBytes: 12_500, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/quote': { htmlBytes: 21_400, scriptBytes: 238_500, requestsBesidesPictures: 10, roundTrips: 3 },
  '/about': { htmlBytes: 14_300, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/careers': { htmlBytes: 13_200, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/contact': { htmlBytes: 18_200, scriptBytes: 202_500, requestsBesidesPictures: 10, roundTrips: 3 },
  '/faq': { htmlBytes: 13_900, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/sustainability': { htmlBytes: 12_300, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/transporter-digital': { htmlBytes: 15_400, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/software-integrations': { htmlBytes: 12_600, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/case-studies': { htmlBytes: 14_300, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/terms': { htmlBytes: 15_400, scriptBytes: 9_400, requestsBesidesPictures: 6, roundTrips: 3 },
  '/new-client': { htmlBytes: 20_400, scriptBytes: 215_800, requestsBesidesPictures: 9, roundTrips: 3 },
  '/freight-health-check': { htmlBytes: 17_100, scriptBytes: 175_200, requestsBesidesPictures: 8, roundTrips: 4 },
  '/ar-truck-tool': { htmlBytes: 20_900, scriptBytes: 303_600, requestsBesidesPictures: 16, roundTrips: 4 },
  '/driver-induction': { htmlBytes: 19_700, scriptBytes: 206_300, requestsBesidesPictures: 11, roundTrips: 3 },
  '/driver-application': { htmlBytes: 19_500, scriptBytes: 206_300, requestsBesidesPictures: 11, roundTrips: 3 },
  '/track': { htmlBytes: 15_700, scriptBytes: 185_600, requestsBesidesPictures: 9, roundTrips: 3 },
  '/developers': { htmlBytes: 18_300, scriptBytes: 165_200, requestsBesidesPictures: 9, roundTrips: 3 },
};
