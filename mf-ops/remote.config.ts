import { defineRemote, type WorkArea } from '@saltbush/tooling';
import { CONSOLE_AREAS } from './src/console/console-areas.data.ts';
import { flags } from './src/flags.data.ts';
import { DESK_AREAS } from './src/frame/desk-areas.data.ts';

interface WorkPage {
  path: string;
  page: string;
  title: string;
  description: string;
  area?: WorkArea;
}

/** Every page of the desk is for staff and is rendered in the browser. */
function deskPage<Route extends WorkPage>(route: Route) {
  return {
    ...route,
    access: 'staff' as const,
    render: 'client' as const,
    frame: 'work' as const,
    lazyShared: ['@saltbush/contract/api'],
  };
}

/** Every page of the release console is for operators and is rendered in the browser. */
function consolePage<Route extends WorkPage>(route: Route) {
  return { ...deskPage(route), access: 'ops' as const };
}

const releases = {
  page: './src/releases/ReleasesPage.tsx',
  title: 'Release console',
  description: 'What is live of every remote and of the host, how it does, and the way back.',
};

const bookings = {
  page: './src/bookings/BookingsPage.tsx',
  title: 'Bookings desk',
  description: 'Bookings that wait for an answer, and consignments on the road.',
};

export default defineRemote({
  name: 'mf-ops',
  flags,
  search: [
    { label: 'Bookings', access: 'staff', api: '/api/ops/bookings/search' },
    { label: 'Runs', access: 'staff', api: '/api/ops/runs/search' },
    { label: 'Standing pickups', access: 'staff', api: '/api/ops/standing-pickups/search' },
    { label: 'Clients', access: 'staff', api: '/api/ops/clients/search' },
    { label: 'Enquiries', access: 'staff', api: '/api/ops/enquiries/search' },
    { label: 'Claims', access: 'staff', api: '/api/ops/claims/search' },
    { label: 'Drivers', access: 'staff', api: '/api/ops/drivers/search' },
    { label: 'Releases', access: 'ops', api: '/api/releases/search' },
  ],
  routes: [
    consolePage({ ...releases, path: '/ops' }),
    {
      ...consolePage({ ...releases, path: '/ops/releases', area: CONSOLE_AREAS.releases }),
      navigation: { menu: 'company', label: 'Release console' },
    },
    consolePage({
      path: '/ops/releases/:name',
      page: './src/release/ReleasePage.tsx',
      title: 'Releases of one name',
      description: 'One remote or the host: figures by release, what can be done, and what was.',
    }),
    consolePage({
      path: '/ops/releases/:name/compare',
      page: './src/compare/ComparePage.tsx',
      title: 'Compare releases',
      description: 'Two releases of one name beside each other: pages, contract, API and weight.',
    }),
    consolePage({
      path: '/ops/failures',
      page: './src/failures/FailuresPage.tsx',
      title: 'What fails',
      description: 'What fails in releases, by its cause: the line of the source, who met it and since when.',
      area: CONSOLE_AREAS.failures,
    }),
    consolePage({
      path: '/ops/failures/:id',
      page: './src/failures/FailurePage.tsx',
      title: 'One failure',
      description: 'One cause: its stack in the sources, the releases that have it, and visits that met it.',
    }),
    consolePage({
      path: '/ops/versions',
      page: './src/versions/VersionsPage.tsx',
      title: 'What runs what',
      description: 'Which contract and which shared packages each live release was built for.',
      area: CONSOLE_AREAS.versions,
    }),
    consolePage({
      path: '/ops/activity',
      page: './src/activity/ActivityPage.tsx',
      title: 'Release activity',
      description: 'Who published, activated and rolled back what, when and why.',
      area: CONSOLE_AREAS.activity,
    }),
    consolePage({
      path: '/ops/flags',
      page: './src/flags/FlagsPage.tsx',
      title: 'Flags',
      description: 'Who gets which value of the flags that teams launch apart from their releases.',
      area: CONSOLE_AREAS.flags,
    }),
    consolePage({
      path: '/ops/paths',
      page: './src/paths/PathsPage.tsx',
      title: 'Paths and their owners',
      description: 'Which remote has which path of the site, and what operators granted.',
      area: CONSOLE_AREAS.paths,
    }),
    consolePage({
      path: '/ops/slots',
      page: './src/slots/SlotsPage.tsx',
      title: 'Slots in pages',
      description: 'The places that teams keep in their pages for parts of others, and who is in them.',
      area: CONSOLE_AREAS.slots,
    }),
    consolePage({
      path: '/ops/services',
      page: './src/services/ServicesPage.tsx',
      title: 'Services of remotes',
      description: 'Which remotes have an API of their own, where its service runs and whether it answers.',
      area: CONSOLE_AREAS.services,
    }),
    consolePage({
      path: '/ops/publishers',
      page: './src/publishers/PublishersPage.tsx',
      title: 'Who may publish',
      description: 'Which keys and which CIs may publish which remote.',
      area: CONSOLE_AREAS.publishers,
    }),
    consolePage({
      path: '/ops/tokens',
      page: './src/tokens/TokensPage.tsx',
      title: 'Release tokens and previews',
      description: 'The tokens of teams and build servers, and the previews that are open.',
      area: CONSOLE_AREAS.tokens,
    }),
    deskPage({ ...bookings, path: '/ops' }),
    {
      ...deskPage({ ...bookings, path: '/ops/bookings', area: DESK_AREAS.bookings }),
      navigation: { menu: 'company', label: 'Bookings desk' },
    },
    deskPage({
      path: '/ops/board',
      page: './src/board/BoardPage.tsx',
      title: 'Board of the day',
      description: 'A day of one depot: what was asked for, who drives it with what, and what is delivered.',
      area: DESK_AREAS.board,
    }),
    deskPage({
      path: '/ops/fleet',
      page: './src/fleet/FleetPage.tsx',
      title: 'Fleet',
      description: 'The vehicles that stand in our depots: what each may carry, and the licence it needs.',
      area: DESK_AREAS.fleet,
    }),
    deskPage({
      path: '/ops/fleet/:reference',
      page: './src/fleet/VehiclePage.tsx',
      title: 'Vehicle of the fleet',
      description: 'One vehicle: what it may carry, where it stands, and whether it is in service.',
    }),
    deskPage({
      path: '/ops/bookings/:reference',
      page: './src/booking/BookingPage.tsx',
      title: 'Booking on the desk',
      description: 'One booking: what was asked, what has happened, and what staff may do next.',
    }),
    deskPage({
      path: '/ops/standing-pickups',
      page: './src/standing/StandingPickupsPage.tsx',
      title: 'Standing pickups on the desk',
      description: 'The pickups of all clients that repeat on weekdays: what is booked next, and what could not be.',
      area: DESK_AREAS.pickups,
    }),
    deskPage({
      path: '/ops/standing-pickups/:reference',
      page: './src/standing/StandingPickupPage.tsx',
      title: 'Standing pickup on the desk',
      description: 'One pickup that repeats: its days, what is booked next, and what became of the last day.',
    }),
    deskPage({
      path: '/ops/enquiries',
      page: './src/enquiries/EnquiriesPage.tsx',
      title: 'Enquiries desk',
      description: 'What people wrote to us, and whether they have their answer.',
      area: DESK_AREAS.enquiries,
    }),
    deskPage({
      path: '/ops/enquiries/:reference',
      page: './src/enquiries/EnquiryPage.tsx',
      title: 'Enquiry on the desk',
      description: 'One enquiry: what was written, the reply, and what staff did about it.',
    }),
    deskPage({
      path: '/ops/clients',
      page: './src/clients/ClientsPage.tsx',
      title: 'Clients desk',
      description: 'Clients that set themselves up, and how their accounts stand.',
      area: DESK_AREAS.clients,
    }),
    deskPage({
      path: '/ops/clients/:reference',
      page: './src/clients/ClientPage.tsx',
      title: 'Client on the desk',
      description: 'One client: the whole set-up, its rate sheet, who signs in, and the status of the account.',
    }),
    deskPage({
      path: '/ops/invoices',
      page: './src/invoices/InvoicesPage.tsx',
      title: 'Invoices on the desk',
      description: 'The invoices of all clients: what is to pay, since when, and what arrived.',
      area: DESK_AREAS.invoices,
    }),
    deskPage({
      path: '/ops/claims',
      page: './src/claims/ClaimsPage.tsx',
      title: 'Claims desk',
      description: 'Claims for freight that was damaged, lost or late, and how they went lately.',
      area: DESK_AREAS.claims,
    }),
    deskPage({
      path: '/ops/claims/:reference',
      page: './src/claims/ClaimPage.tsx',
      title: 'Claim on the desk',
      description: 'One claim: what the client says and shows, the conversation, and the decision.',
    }),
    deskPage({
      path: '/ops/drivers',
      page: './src/drivers/DriversPage.tsx',
      title: 'Drivers desk',
      description: 'Drivers who applied, and how far their documents are.',
      area: DESK_AREAS.drivers,
    }),
    deskPage({
      path: '/ops/drivers/:reference',
      page: './src/drivers/DriverPage.tsx',
      title: 'Driver on the desk',
      description: 'One driver: the application, each document, and the decision.',
    }),
    deskPage({
      path: '/ops/quotes',
      page: './src/quotes/QuotesPage.tsx',
      title: 'Quotes on the desk',
      description: 'The prices that visitors asked for, by how they ended.',
      area: DESK_AREAS.quotes,
    }),
    deskPage({
      path: '/ops/mail',
      page: './src/mail/MailsPage.tsx',
      title: 'Mail desk',
      description: 'Every mail the site wrote: sent, waiting, kept or failed.',
      area: DESK_AREAS.mail,
    }),
    deskPage({
      path: '/ops/mail/:id',
      page: './src/mail/MailPage.tsx',
      title: 'Mail on the desk',
      description: 'One mail as it was written, and whether it was sent.',
    }),
    deskPage({
      path: '/ops/people',
      page: './src/people/PeoplePage.tsx',
      title: 'People on the desk',
      description: 'What is held about a person: looked up, given out, erased.',
      area: DESK_AREAS.people,
    }),
  ],
});
