import type { ContributedArea } from '@saltbush/contract/boot';
import { currentArea } from './currentArea.ts';

const area = (path: string, alsoAt?: string[]): ContributedArea => ({
  place: 'portal',
  label: path,
  icon: 'list',
  path,
  ...(alsoAt ? { alsoAt } : {}),
});

const AREAS = [area('/dashboard', ['/']), area('/dashboard/shipments'), area('/ops/mail')];

it.each([
  ['/dashboard', '/dashboard'],
  ['/', '/dashboard'],
  ['/dashboard/shipments', '/dashboard/shipments'],
  ['/dashboard/shipments/', '/dashboard/shipments'],
  ['/dashboard/shipments/SH-2026-0001', '/dashboard/shipments'],
  ['/dashboard/elsewhere', '/dashboard'],
  ['/ops/mailing', undefined],
])('on %s the area is %s', (pathname, path) => {
  expect(currentArea(AREAS, pathname)?.path).toBe(path);
});
