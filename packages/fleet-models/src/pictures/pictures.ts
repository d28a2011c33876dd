import type { Picture } from '../studio/picture.ts';
import { cafe } from './cafe.ts';
import { city } from './city.ts';
import { depot } from './depot.ts';
import { dock } from './dock.ts';
import { driver } from './driver.ts';
import { hero, heroPhone, openGraph } from './hero.ts';
import { highway } from './highway.ts';
import { metroFleet } from './metroFleet.ts';
import { outback } from './outback.ts';
import { pallets } from './pallets.ts';
import { platform } from './platform.ts';
import { signIn } from './signIn.ts';
import { taxi } from './taxi.ts';
import { vanLoading } from './vanLoading.ts';
import { vehicleCutouts } from './vehicleCutouts.ts';
import { warehouse } from './warehouse.ts';

/** Every picture that can be rendered, by the name its files carry. */
export const pictures: Readonly<Record<string, Picture>> = {
  hero,
  dock,
  depot,
  pallets,
  highway,
  city,
  taxi,
  warehouse,
  outback,
  'open-graph': openGraph,
  platform,
  'hero-phone': heroPhone,
  cafe,
  driver,
  'metro-fleet': metroFleet,
  'sign-in': signIn,
  'van-loading': vanLoading,
  ...vehicleCutouts,
};
