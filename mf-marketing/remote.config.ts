import { defineRemote } from '@saltbush/tooling';
import { crossDockCities } from './src/places/operating-locations.data.ts';
import { articles } from './src/search/articles.ts';
import { branches, company, website } from './src/search/company.ts';
import { film } from './src/search/film.ts';
import { questions } from './src/search/questions.ts';
import { service } from './src/search/service.ts';
import { webPage } from './src/search/webPage.ts';
import { crossDocking } from './src/service-pages/cross-docking.data.ts';
import { ftl } from './src/service-pages/ftl.data.ts';
import { ltl } from './src/service-pages/ltl.data.ts';
import { metro } from './src/service-pages/metro.data.ts';
import { taxiTrucks } from './src/service-pages/taxi-trucks.data.ts';
import { warehousing } from './src/service-pages/warehousing.data.ts';
import { slots } from './src/slots.data.ts';

/** Search engines get structured data for every public page; this is the default for pages without their own. */
const withWebPage = <Route extends Parameters<typeof webPage>[0]>(route: Route) => ({
  ...route,
  structuredData: [webPage(route)],
});

const platformFilm = {
  file: 'platform-promo',
  name: 'Transporter Digital in five scenes',
  description: 'Smart quoting, dispatch, live tracking, digital proof of delivery and compliance, one scene each.',
  durationSeconds: 21,
  widthPx: 1024,
  heightPx: 576,
};

export default defineRemote({
  name: 'mf-marketing',
  slots,
  routes: [
    {
      path: '/',
      page: './src/home/HomePage.tsx',
      interactive: 'none',
      title: 'Road freight, priced in seconds',
      description:
        'Full loads, pallets, same-day metro and storage, from a 1 tonne van to a B-double. Price your freight online in under 5 seconds.',
      image: './src/pictures/open-graph-link.jpg',
      structuredData: [company, website, film('/', platformFilm)],
    },
    withWebPage({
      path: '/services',
      page: './src/services/ServicesPage.tsx',
      interactive: 'none',
      title: 'Freight services and how they are priced',
      description:
        'Six services side by side: what each carries, how fast it runs, how it is charged, and how to book it in five steps.',
      image: './src/pictures/depot-link.jpg',
    }),
    {
      path: '/services/ftl',
      page: './src/service-pages/FtlPage.tsx',
      interactive: 'none',
      title: 'Full truck loads (FTL) between capitals',
      description:
        'A semi-trailer or B-double to yourself between Sydney, Melbourne, Brisbane, Adelaide and Perth. Lanes, transit days, free time, demurrage.',
      image: './src/pictures/highway-link.jpg',
      structuredData: [
        service('/services/ftl', ftl, {
          serviceType: 'Full truck load freight',
          areaServed: ['Sydney', 'Melbourne', 'Brisbane', 'Adelaide', 'Perth'],
          fromDollars: { price: 1100, unit: 'load' },
        }),
      ],
    },
    {
      path: '/services/ltl',
      page: './src/service-pages/LtlPage.tsx',
      interactive: 'none',
      title: 'LTL freight: 1-10 pallets from Sydney',
      description:
        'Pay by the pallet from Sydney to Canberra, Melbourne, Brisbane, Adelaide, Hobart, Perth and Darwin. Rates and transit days.',
      image: './src/pictures/pallets-link.jpg',
      structuredData: [
        service('/services/ltl', ltl, {
          serviceType: 'Less than truck load freight',
          areaServed: ['Sydney', 'Canberra', 'Melbourne', 'Brisbane', 'Adelaide', 'Hobart', 'Perth', 'Darwin'],
          fromDollars: { price: 95, unit: 'pallet' },
        }),
      ],
    },
    {
      path: '/services/metro',
      page: './src/service-pages/MetroPage.tsx',
      interactive: 'none',
      title: 'Same-day metro delivery in Sydney',
      description:
        'All Day, Standard, VIP and Express across six Sydney zones, with the cut-off, the turnaround and the price of each.',
      image: './src/pictures/city-link.jpg',
      structuredData: [
        service('/services/metro', metro, {
          serviceType: 'Same-day metro delivery',
          areaServed: ['Sydney'],
          fromDollars: { price: 65, unit: 'consignment' },
        }),
      ],
    },
    {
      path: '/services/taxi-trucks',
      page: './src/service-pages/TaxiTrucksPage.tsx',
      interactive: 'none',
      title: 'Taxi trucks by the hour, 1 to 14 tonnes',
      description:
        'Hire a truck and driver by the hour in Sydney, Melbourne or Brisbane, from $47 an hour before levy and GST. Three-hour minimum.',
      image: './src/pictures/taxi-link.jpg',
      structuredData: [
        service('/services/taxi-trucks', taxiTrucks, {
          serviceType: 'Truck and driver hire',
          areaServed: ['Sydney', 'Melbourne', 'Brisbane'],
          fromDollars: { price: 47, unit: 'hour' },
        }),
      ],
    },
    {
      path: '/services/cross-docking',
      page: './src/service-pages/CrossDockingPage.tsx',
      interactive: 'none',
      title: 'Cross docking and freight handoff',
      description:
        'Inbound linehaul unloaded, checked, sorted and sent out again in Sydney, Melbourne, Brisbane, Perth, Adelaide and three more cities.',
      image: './src/pictures/dock-link.jpg',
      structuredData: [
        service('/services/cross-docking', crossDocking, { serviceType: 'Cross docking', areaServed: crossDockCities }),
      ],
    },
    {
      path: '/services/warehousing',
      page: './src/service-pages/WarehousingPage.tsx',
      interactive: 'none',
      title: 'Warehousing and pallet storage',
      description:
        'Short and long pallet storage beside our docks, with receiving, pick and pack, and dispatch on the same trucks.',
      image: './src/pictures/warehouse-link.jpg',
      structuredData: [
        service('/services/warehousing', warehousing, { serviceType: 'Warehousing', areaServed: crossDockCities }),
      ],
    },
    withWebPage({
      path: '/industries',
      page: './src/industries/IndustriesPage.tsx',
      interactive: 'none',
      title: 'Industries we carry for',
      description:
        'How retailers, wholesalers, builders, manufacturers, online stores, 3PLs and brokers use our trucks, trade by trade.',
      image: './src/pictures/pallets-link.jpg',
    }),
    {
      path: '/about',
      page: './src/about/AboutPage.tsx',
      interactive: 'none',
      title: 'About us',
      description:
        'Who we are, how we run our freight, the fleet from 1 tonne to B-double, and where our trucks are based.',
      image: './src/pictures/hero-link.jpg',
      structuredData: [company],
    },
    withWebPage({
      path: '/careers',
      page: './src/careers/CareersPage.tsx',
      interactive: 'none',
      title: 'Careers and driving with us',
      description:
        'Drive as a contractor or work in our depots and offices. What we ask for, what you can expect, and where to send your CV.',
      image: './src/pictures/driver-link.jpg',
    }),
    {
      path: '/contact',
      page: './src/contact/ContactPage.tsx',
      title: 'Contact us',
      description:
        'Phone, e-mail, address and opening hours, and the eleven cities we operate from. A reply within 2 hours in business hours.',
      lazyShared: ['@saltbush/contract/api', '@reduxjs/toolkit/query/react'],
      image: './src/pictures/depot-link.jpg',
      structuredData: [company, branches],
    },
    {
      path: '/faq',
      page: './src/faq/FaqPage.tsx',
      interactive: 'none',
      title: 'Frequently asked questions',
      description:
        'Quotes and prices, bookings and cut-offs, waiting time and claims, accounts and the client portal: the answers in plain words.',
      image: './src/pictures/open-graph-link.jpg',
      structuredData: [questions],
    },
    withWebPage({
      path: '/sustainability',
      page: './src/sustainability/SustainabilityPage.tsx',
      interactive: 'none',
      title: 'Sustainability: fewer empty kilometres',
      description:
        'How fuller trucks, backloads, the right vehicle and pallet return cut emissions, and how we report them to you.',
      image: './src/pictures/outback-link.jpg',
    }),
    {
      path: '/transporter-digital',
      page: './src/transporter-digital/TransporterDigitalPage.tsx',
      interactive: 'parts',
      title: 'Transporter Digital, our platform',
      description:
        'Smart quoting, dispatch, live tracking, digital proof of delivery and compliance in one platform built by a carrier.',
      image: './src/pictures/platform-link.jpg',
      structuredData: [film('/transporter-digital', platformFilm)],
    },
    withWebPage({
      path: '/software-integrations',
      page: './src/software-integrations/SoftwareIntegrationsPage.tsx',
      interactive: 'none',
      title: 'Software integrations',
      description:
        'What comes out of our portal for your accounting, store, warehouse or ERP system, what goes in, and how we look at a connection.',
      image: './src/pictures/platform-link.jpg',
    }),
    {
      path: '/case-studies',
      page: './src/case-studies/CaseStudiesPage.tsx',
      interactive: 'none',
      title: 'Case studies',
      description:
        'A food and beverage wholesaler and a packaging manufacturer: the problem, what we changed, and the numbers before and after.',
      image: './src/pictures/cafe-link.jpg',
      structuredData: articles,
    },
    withWebPage({
      path: '/terms',
      page: './src/terms/TermsPage.tsx',
      interactive: 'none',
      title: 'Terms and conditions of carriage',
      description:
        'Our terms in 14 sections: bookings, delivery, waiting time, surcharges, insurance, cancellation, payment and privacy.',
      image: './src/pictures/open-graph-link.jpg',
    }),
    {
      path: '/partner-with-us',
      page: './src/partner-with-us/PartnerWithUsPage.tsx',
      title: 'Partner with us',
      description:
        'For carriers, depots, brokers and software firms: what a partnership with us looks like and how to start one.',
      access: 'signed-in',
      render: 'client',
    },
    withWebPage({
      path: '/driver-induction',
      page: './src/drivers/DriverInductionPage.tsx',
      shows: 'driver-forms',
      lazyShared: ['@saltbush/contract/api', '@reduxjs/toolkit/query/react'],
      title: 'Driver induction',
      description:
        'Four steps to your first run: the induction takes 5-10 minutes, and documents are verified in 1-2 business days.',
      image: './src/pictures/highway-link.jpg',
    }),
    withWebPage({
      path: '/driver-application',
      page: './src/drivers/DriverApplicationPage.tsx',
      shows: 'driver-forms',
      lazyShared: ['@saltbush/contract/api', '@reduxjs/toolkit/query/react'],
      title: 'Driver application',
      description:
        'Apply to drive with us as a contractor. It takes just 2-3 minutes: who you are, what you drive, where you are based.',
      image: './src/pictures/highway-link.jpg',
    }),
    {
      path: '/driver-applications/:token',
      page: './src/drivers/status/DriverStatusPage.tsx',
      title: 'Your driver application',
      description:
        'Where your application to drive with us stands, which documents are verified, and where to add the ones to come.',
      render: 'client',
      indexed: false,
      lazyShared: ['@saltbush/contract/api', '@reduxjs/toolkit/query/react'],
    },
  ],
});
