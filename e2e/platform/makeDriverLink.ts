import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';

/** The desk accepts a booking, allocates a driver and makes the link, by the calls that its pages make. */
export async function makeDriverLink(desk: BrowserContext, reference: string): Promise<string> {
  const call = async (path: string, data: object) => {
    const answer = await desk.request.post(`/api/ops/bookings/${reference}/${path}`, {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { version: number; url: string };
  };
  const found = (await (await desk.request.get(`/api/ops/bookings/${reference}`)).json()) as { version: number };
  const accepted = await call('events', { version: found.version, status: 'accepted', note: '' });
  const allocation = { driver: 'Bo Reyes', vehicle: 'CX 21 AB, semi' };
  await call('events', { version: accepted.version, status: 'allocated', note: '', allocation });
  return (await call('driver-links', { submissionId: randomUUID() })).url;
}
