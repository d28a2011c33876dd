import type { Request } from 'express';
import { isRecentlyProven } from './isRecentlyProven.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const MINUTE = 60_000;
const provenAt = (authenticatedAt?: number) => ({ session: { authenticatedAt } }) as unknown as Request;

it.each([
  ['just now', NOW, true],
  ['a quarter of an hour ago', NOW - 15 * MINUTE, true],
  ['longer ago', NOW - 15 * MINUTE - 1, false],
  ['by an issuer whose clock is a little ahead', NOW + MINUTE, true],
  ['before the clock was set back by an hour', NOW + 60 * MINUTE, false],
  ['never', undefined, false],
])('a proof %s', (_when, at, isRecent) => {
  expect(isRecentlyProven(provenAt(at), NOW)).toBe(isRecent);
});
