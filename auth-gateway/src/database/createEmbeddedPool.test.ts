import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { layEmptyDatabase } from '../../fixtures/layEmptyDatabase.ts';
import { DISK_RESERVE_BYTES } from './createDiskGuard.ts';
import { createEmbeddedPool } from './createEmbeddedPool.ts';
import { databaseFault } from './databaseFault.ts';

let folder: string;
let pool: Pool;
let free = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-pool-'));
  await layEmptyDatabase(folder);
  ({ pool } = await createEmbeddedPool(join(folder, 'database'), () => free));
  await pool.query('create table notes (text text)');
});
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  free = Number.POSITIVE_INFINITY;
  await pool.query('delete from notes');
});

const texts = async () => (await pool.query<{ text: string }>('select text from notes')).rows.map(({ text }) => text);
const note = (text: string) => pool.query('insert into notes values ($1)', [text]);
const faultOf = (work: Promise<unknown>) => work.then(() => 'none', databaseFault);

describe('the embedded database on a disk that fills up', () => {
  it('refuses writes but can be read, and takes writes again once there is room', async () => {
    await note('before');
    free = DISK_RESERVE_BYTES - 1;
    expect(await faultOf(note('during'))).toBe('full');
    expect(await faultOf(pool.query('create table more (text text)'))).toBe('full');
    expect(await texts()).toEqual(['before']);
    free = DISK_RESERVE_BYTES;
    await note('after');
    expect(await texts()).toEqual(['before', 'after']);
  });

  it('stores nothing of a transaction during which the disk filled up', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into notes values ('half')`);
    free = 0;
    expect(await faultOf(client.query(`insert into notes values ('whole')`))).toBe('full');
    await client.query('rollback');
    client.release();
    expect(await texts()).toEqual([]);
  });

  it('lets a transaction read to its end, and remembers the full disk after one that failed', async () => {
    free = 0;
    const client = await pool.connect();
    await client.query('begin');
    expect(await faultOf(client.query('delete from notes'))).toBe('full');
    await client.query('rollback');
    expect(await faultOf(client.query('delete from notes'))).toBe('full');
    await client.query('begin; select 1; commit');
    client.release();
    expect(await faultOf(note('during'))).toBe('full');
    free = DISK_RESERVE_BYTES;
    await note('after');
    expect(await texts()).toEqual(['after']);
  });

  it('tells a transaction that was made read-only from a full disk', async () => {
    const client = await pool.connect();
    await client.query('begin read only');
    expect(await faultOf(client.query(`insert into notes values ('x')`))).toBe('read-only');
    await client.query('rollback');
    client.release();
  });
});
