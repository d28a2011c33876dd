import type { PageBudget } from '../checks/expectWithinBudget.ts';

/**
 * The most that opening each public page may cost on a large screen, before anything is used. Measured on 23 November
 * 2026, plus a little: about 500 bytes of HTML, 2 kB of scripts, and a request, since reports may be sent in two. Lower a
 * limit when a page costs less.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { htmlBytes: 27_800, scriptBytes: 181_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services': { htmlBytes: 23_700, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services/ftl': { htmlBytes: 23_200, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services/ltl': { htmlBytes: 23_000, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services/metro': { htmlBytes: 23_200, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services/taxi-trucks': { htmlBytes: 22_900, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services/cross-docking': { htmlBytes: 22_700, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/services/warehousing': { htmlBytes: 22_700, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/industries': { htmlBytes: 20_500, scriptBytes: 174_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/quote': { htmlBytes: 26_700, scriptBytes: 252_000, requestsBesidesPictures: 12, roundTrips: 3 },
  '/about': { htmlBytes: 22_500, scriptBytes: 175_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/careers': { htmlBytes: 21_600, scriptBytes: 173_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/contact': { htmlBytes: 23_200, scriptBytes: 203_000, requestsBesidesPictures: 12, roundTrips: 3 },
  '/faq': { htmlBytes: 22_200, scriptBytes: 175_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/sustainability': { htmlBytes: 20_600, scriptBytes: 173_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/transporter-digital': { htmlBytes: 22_600, scriptBytes: 176_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/software-integrations': { htmlBytes: 21_000, scriptBytes: 173_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/case-studies': { htmlBytes: 23_100, scriptBytes: 175_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/terms': { htmlBytes: 23_900, scriptBytes: 176_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/new-client': { htmlBytes: 25_600, scriptBytes: 216_000, requestsBesidesPictures: 11, roundTrips: 3 },
  '/freight-health-check': { htmlBytes: 22_300, scriptBytes: 190_000, requestsBesidesPictures: 11, roundTrips: 4 },
  '/ar-truck-tool': { htmlBytes: 26_100, scriptBytes: 319_000, requestsBesidesPictures: 19, roundTrips: 4 },
  '/driver-induction': { htmlBytes: 24_700, scriptBytes: 207_000, requestsBesidesPictures: 13, roundTrips: 3 },
  '/driver-application': { htmlBytes: 24_600, scriptBytes: 207_000, requestsBesidesPictures: 13, roundTrips: 3 },
  '/track': { htmlBytes: 20_800, scriptBytes: 186_000, requestsBesidesPictures: 11, roundTrips: 3 },
};
