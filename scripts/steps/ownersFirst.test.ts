import { ownersFirst } from './ownersFirst.mjs';

const remote = (name: string, ...slots: string[]) => ({ name, parts: slots.map((slot) => ({ slot })) });
const order = (builds: { name: string }[], shared: object[] = []) =>
  ownersFirst(builds, shared).map(({ name }: { name: string }) => name);

it('puts whoever offers a slot before those that fill it, and whoever has a route before its guest', () => {
  const builds = [
    remote('mf-ar', 'quote.fit'),
    remote('mf-dashboard'),
    remote('mf-quote', 'dashboard.overview'),
    remote('mf-marketing'),
  ];
  const shared = [{ path: '/', of: 'mf-marketing', to: 'mf-dashboard' }];
  expect(order(builds, shared)).toEqual(['mf-marketing', 'mf-dashboard', 'mf-quote', 'mf-ar']);
});

it('leaves the others in their order, and a remote that fills its own slot where it is', () => {
  expect(order([remote('mf-b', 'b.top'), remote('mf-a')])).toEqual(['mf-b', 'mf-a']);
});

it('ends for remotes that wait for each other, and takes no owner that is not there', () => {
  expect(order([remote('mf-a', 'b.top', 'gone.top'), remote('mf-b', 'a.top')])).toEqual(['mf-b', 'mf-a']);
});
