import { type RateSheetUploaded, uploadRateSheetSchema } from '@saltbush/business-api/rate-sheets';
import type { Clock } from '@saltbush/capability';
import { createRateLimiter, limitRate, parseQuery, visitorNetwork } from '@saltbush/capability/http';
import { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { SheetReader } from './createSheetReader.ts';
import { receiveSheet } from './receiveSheet.ts';
import { holdSheet } from './sheet-uploads.ts';

/** As many as forms, plus some for choosing another sheet. */
const RATE = { name: 'rate-sheet-uploads', points: 30, durationSeconds: 3_600 };

interface Dependencies {
  database: Database;
  now: Clock;
  readSheet: SheetReader;
}

/** `POST /api/rate-sheet-uploads`: takes a sheet from anybody, for the form that follows. */
export function createSheetUploadsRouter({ database, now, readSheet }: Dependencies): Router {
  const router = Router();

  router.post('/', limitRate(createRateLimiter(database.pool, RATE)), async (request, response) => {
    response.set('cache-control', 'no-store');
    parseQuery(uploadRateSheetSchema, request);
    const sheet = await receiveSheet(request, readSheet, 'rateSheet');
    const upload = await holdSheet(database.db, sheet, { network: visitorNetwork(request), now });
    const { rowCount, skippedCount, notes } = sheet;
    response.status(201).json({ upload, rowCount, skippedCount, notes } satisfies RateSheetUploaded);
  });

  return router;
}
