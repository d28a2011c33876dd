import type { PictureProps } from '@saltbush/ui';
import cafe640Avif from './cafe-640.avif';
import cafe640Webp from './cafe-640.webp';
import cafe1200Avif from './cafe-1200.avif';
import cafe1200Webp from './cafe-1200.webp';
import city640Avif from './city-640.avif';
import city640Webp from './city-640.webp';
import city1200Avif from './city-1200.avif';
import city1200Webp from './city-1200.webp';
import depot640Avif from './depot-640.avif';
import depot640Webp from './depot-640.webp';
import depot1200Avif from './depot-1200.avif';
import depot1200Webp from './depot-1200.webp';
import dock640Avif from './dock-640.avif';
import dock640Webp from './dock-640.webp';
import dock1200Avif from './dock-1200.avif';
import dock1200Webp from './dock-1200.webp';
import driver640Avif from './driver-640.avif';
import driver640Webp from './driver-640.webp';
import driver1200Avif from './driver-1200.avif';
import driver1200Webp from './driver-1200.webp';
import hero640Avif from './hero-640.avif';
import hero640Webp from './hero-640.webp';
import hero1280Avif from './hero-1280.avif';
import hero1280Webp from './hero-1280.webp';
import hero1920Avif from './hero-1920.avif';
import hero1920Webp from './hero-1920.webp';
import heroPhone640Avif from './hero-phone-640.avif';
import heroPhone640Webp from './hero-phone-640.webp';
import heroPhone960Avif from './hero-phone-960.avif';
import heroPhone960Webp from './hero-phone-960.webp';
import highway640Avif from './highway-640.avif';
import highway640Webp from './highway-640.webp';
import highway1200Avif from './highway-1200.avif';
import highway1200Webp from './highway-1200.webp';
import metroFleet640Avif from './metro-fleet-640.avif';
import metroFleet640Webp from './metro-fleet-640.webp';
import metroFleet1200Avif from './metro-fleet-1200.avif';
import metroFleet1200Webp from './metro-fleet-1200.webp';
import outback640Avif from './outback-640.avif';
import outback640Webp from './outback-640.webp';
import outback1200Avif from './outback-1200.avif';
import outback1200Webp from './outback-1200.webp';
import pallets640Avif from './pallets-640.avif';
import pallets640Webp from './pallets-640.webp';
import pallets1200Avif from './pallets-1200.avif';
import pallets1200Webp from './pallets-1200.webp';
import platform640Avif from './platform-640.avif';
import platform640Webp from './platform-640.webp';
import platform1280Avif from './platform-1280.avif';
import platform1280Webp from './platform-1280.webp';
import platform1920Avif from './platform-1920.avif';
import platform1920Webp from './platform-1920.webp';
import taxi640Avif from './taxi-640.avif';
import taxi640Webp from './taxi-640.webp';
import taxi1200Avif from './taxi-1200.avif';
import taxi1200Webp from './taxi-1200.webp';
import vanLoading640Avif from './van-loading-640.avif';
import vanLoading640Webp from './van-loading-640.webp';
import vanLoading1200Avif from './van-loading-1200.avif';
import vanLoading1200Webp from './van-loading-1200.webp';
import warehouse640Avif from './warehouse-640.avif';
import warehouse640Webp from './warehouse-640.webp';
import warehouse1200Avif from './warehouse-1200.avif';
import warehouse1200Webp from './warehouse-1200.webp';

/** The files of every picture, rendered by `npm run render:pictures` in `packages/fleet-models`. */
export const renderings = {
  cafe: {
    avif: [
      { url: cafe640Avif, widthPx: 640 },
      { url: cafe1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: cafe640Webp, widthPx: 640 },
      { url: cafe1200Webp, widthPx: 1200 },
    ],
  },
  city: {
    avif: [
      { url: city640Avif, widthPx: 640 },
      { url: city1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: city640Webp, widthPx: 640 },
      { url: city1200Webp, widthPx: 1200 },
    ],
  },
  depot: {
    avif: [
      { url: depot640Avif, widthPx: 640 },
      { url: depot1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: depot640Webp, widthPx: 640 },
      { url: depot1200Webp, widthPx: 1200 },
    ],
  },
  dock: {
    avif: [
      { url: dock640Avif, widthPx: 640 },
      { url: dock1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: dock640Webp, widthPx: 640 },
      { url: dock1200Webp, widthPx: 1200 },
    ],
  },
  driver: {
    avif: [
      { url: driver640Avif, widthPx: 640 },
      { url: driver1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: driver640Webp, widthPx: 640 },
      { url: driver1200Webp, widthPx: 1200 },
    ],
  },
  hero: {
    avif: [
      { url: hero640Avif, widthPx: 640 },
      { url: hero1280Avif, widthPx: 1280 },
      { url: hero1920Avif, widthPx: 1920 },
    ],
    webp: [
      { url: hero640Webp, widthPx: 640 },
      { url: hero1280Webp, widthPx: 1280 },
      { url: hero1920Webp, widthPx: 1920 },
    ],
  },
  heroPhone: {
    avif: [
      { url: heroPhone640Avif, widthPx: 640 },
      { url: heroPhone960Avif, widthPx: 960 },
    ],
    webp: [
      { url: heroPhone640Webp, widthPx: 640 },
      { url: heroPhone960Webp, widthPx: 960 },
    ],
  },
  highway: {
    avif: [
      { url: highway640Avif, widthPx: 640 },
      { url: highway1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: highway640Webp, widthPx: 640 },
      { url: highway1200Webp, widthPx: 1200 },
    ],
  },
  metroFleet: {
    avif: [
      { url: metroFleet640Avif, widthPx: 640 },
      { url: metroFleet1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: metroFleet640Webp, widthPx: 640 },
      { url: metroFleet1200Webp, widthPx: 1200 },
    ],
  },
  outback: {
    avif: [
      { url: outback640Avif, widthPx: 640 },
      { url: outback1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: outback640Webp, widthPx: 640 },
      { url: outback1200Webp, widthPx: 1200 },
    ],
  },
  pallets: {
    avif: [
      { url: pallets640Avif, widthPx: 640 },
      { url: pallets1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: pallets640Webp, widthPx: 640 },
      { url: pallets1200Webp, widthPx: 1200 },
    ],
  },
  platform: {
    avif: [
      { url: platform640Avif, widthPx: 640 },
      { url: platform1280Avif, widthPx: 1280 },
      { url: platform1920Avif, widthPx: 1920 },
    ],
    webp: [
      { url: platform640Webp, widthPx: 640 },
      { url: platform1280Webp, widthPx: 1280 },
      { url: platform1920Webp, widthPx: 1920 },
    ],
  },
  taxi: {
    avif: [
      { url: taxi640Avif, widthPx: 640 },
      { url: taxi1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: taxi640Webp, widthPx: 640 },
      { url: taxi1200Webp, widthPx: 1200 },
    ],
  },
  vanLoading: {
    avif: [
      { url: vanLoading640Avif, widthPx: 640 },
      { url: vanLoading1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: vanLoading640Webp, widthPx: 640 },
      { url: vanLoading1200Webp, widthPx: 1200 },
    ],
  },
  warehouse: {
    avif: [
      { url: warehouse640Avif, widthPx: 640 },
      { url: warehouse1200Avif, widthPx: 1200 },
    ],
    webp: [
      { url: warehouse640Webp, widthPx: 640 },
      { url: warehouse1200Webp, widthPx: 1200 },
    ],
  },
} as const satisfies Record<string, PictureProps['sources']>;
