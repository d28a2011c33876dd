import type { DriverReport } from '@saltbush/positions/api';
import type { ProofPicture } from '../driver-job.ts';
import type { JobStore, KeptJob, Pictures } from './JobStore.ts';
import { resultOf, stored } from './openDatabase.ts';

const STORES = ['jobs', 'reports', 'pictures'];
const PICTURES: readonly ProofPicture[] = ['signature', 'photo'];

interface KeptReport {
  token: string;
  report: DriverReport;
}

/** Deletes the reports of a job that are meant. */
async function dropReports(reports: IDBObjectStore, token: string, isMeant: (report: DriverReport) => boolean) {
  const ofJob = reports.index('token');
  const [keys, rows] = await Promise.all([
    resultOf(ofJob.getAllKeys(token)),
    resultOf(ofJob.getAll(token) as IDBRequest<KeptReport[]>),
  ]);
  for (const [index, { report }] of rows.entries()) {
    const key = keys[index];
    if (key !== undefined && isMeant(report)) reports.delete(key);
  }
}

async function forgetJob(transaction: IDBTransaction, token: string): Promise<void> {
  transaction.objectStore('jobs').delete(token);
  for (const picture of PICTURES) transaction.objectStore('pictures').delete([token, picture]);
  await dropReports(transaction.objectStore('reports'), token, () => true);
}

/** Keeps a job in the telephone's database, until it is sent or its link has ended. */
export function createLastingStore(database: IDBDatabase, token: string): JobStore {
  const write = async (stores: string[], act: (transaction: IDBTransaction) => unknown) => {
    const transaction = database.transaction(stores, 'readwrite');
    const done = stored(transaction);
    await Promise.all([act(transaction), done]);
  };
  const read = <T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>) =>
    resultOf(ask(database.transaction(store).objectStore(store)));

  return {
    isLasting: true,
    kept: async () => {
      const row = await read('jobs', (jobs) => jobs.get(token) as IDBRequest<{ kept: KeptJob } | undefined>);
      return row?.kept ?? null;
    },
    keep: (kept) => write(['jobs'], (to) => void to.objectStore('jobs').put({ token, kept })),
    reports: async () => {
      const rows = await read('reports', (reports) => reports.index('token').getAll(token) as IDBRequest<KeptReport[]>);
      return rows.map(({ report }) => report);
    },
    add: (report, pictures = {}) =>
      write(['reports', 'pictures'], (to) => {
        to.objectStore('reports').add({ token, report } satisfies KeptReport);
        for (const picture of PICTURES) {
          const blob = pictures[picture];
          if (blob) to.objectStore('pictures').put({ token, picture, blob });
        }
      }),
    drop: (ids) =>
      write(['reports'], (to) => dropReports(to.objectStore('reports'), token, ({ id }) => ids.includes(id))),
    pictures: async () => {
      const kept: Pictures = {};
      for (const picture of PICTURES) {
        const row = await read(
          'pictures',
          (all) => all.get([token, picture]) as IDBRequest<{ blob: Blob } | undefined>,
        );
        if (row) kept[picture] = row.blob;
      }
      return kept;
    },
    dropPicture: (picture) => write(['pictures'], (to) => void to.objectStore('pictures').delete([token, picture])),
    forget: () => write(STORES, (to) => forgetJob(to, token)),
    tidy: async (nowMs) => {
      const rows = await read('jobs', (jobs) => jobs.getAll() as IDBRequest<{ token: string; kept: KeptJob }[]>);
      const isOver = (row: { token: string; kept: KeptJob }) =>
        row.token !== token && Date.parse(row.kept.job.closesAt) < nowMs;
      for (const row of rows.filter(isOver)) await write(STORES, (to) => forgetJob(to, row.token));
      return rows.filter((row) => !isOver(row)).map((row) => row.token);
    },
  };
}
