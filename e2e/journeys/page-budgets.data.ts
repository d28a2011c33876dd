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
  '/quote': { htmlBytes: 26_000, scriptBytes: 248_000, requestsBesidesPictures: 12, roundTrips: 3 },
  '/about': { htmlBytes: 22_500, scriptBytes: 175_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/careers': { htmlBytes: 21_600, scriptBytes: 173_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/contact': { htmlBytes: 22_600, scriptBytes: 200_000, requestsBesidesPictures: 12, roundTrips: 3 },
  '/faq': { htmlBytes: 22_200, scriptBytes: 175_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/sustainability': { htmlBytes: 20_600, scriptBytes: 173_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/transporter-digital': { htmlBytes: 22_600, scriptBytes: 176_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/software-integrations': { htmlBytes: 21_000, scriptBytes: 173_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/case-studies': { htmlBytes: 23_100, scriptBytes: 175_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/terms': { htmlBytes: 23_900, scriptBytes: 176_000, requestsBesidesPictures: 12, roundTrips: 4 },
  '/new-client': { htmlBytes: 24_900, scriptBytes: 213_000, requestsBesidesPictures: 11, roundTrips: 3 },
  '/freight-health-check': { htmlBytes: 21_600, scriptBytes: 187_000, requestsBesidesPictures: 11, roundTrips: 4 },
  '/ar-truck-tool': { htmlBytes: 25_400, scriptBytes: 316_000, requestsBesidesPictures: 19, roundTrips: 4 },
  '/driver-induction': { htmlBytes: 24_000, scriptBytes: 204_000, requestsBesidesPictures: 13, roundTrips: 3 },
  '/driver-application': { htmlBytes: 23_900, scriptBytes: 204_000, requestsBesidesPictures: 13, roundTrips: 3 },
  '/track': { htmlBytes: 20_200, scriptBytes: 183_000, requestsBesidesPictures: 11, roundTrips: 3 },
};
