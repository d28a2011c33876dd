import { parentPort } from 'node:worker_threads';
import { type MapJob, mapPlaces } from './mapPlaces.ts';

parentPort?.on('message', (job: MapJob) => parentPort?.postMessage(mapPlaces(job)));
