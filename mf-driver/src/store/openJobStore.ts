import { createLastingStore } from './createLastingStore.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import type { JobStore } from './JobStore.ts';
import { openDatabase } from './openDatabase.ts';

/** What the telephone keeps of a job; only while the page is open where the browser keeps nothing longer. Never rejects. */
export async function openJobStore(token: string): Promise<JobStore> {
  try {
    return createLastingStore(await openDatabase(), token);
  } catch {
    return createMemoryStore(token);
  }
}
