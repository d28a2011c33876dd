import { createLane } from './createLane.ts';
import type { LaneSize } from './lanes.data.ts';

const SIZE: LaneSize = {
  places: 2,
  waiting: 3,
  mostOfOne: 2,
  patienceMs: 1_000,
  hurryMs: 50,
  isElastic: true,
};

let time = 0;
beforeEach(() => {
  time = 0;
});

function open(size: Partial<LaneSize> = {}) {
  const lane = createLane({ ...SIZE, ...size }, () => time);
  const told: string[] = [];
  const ask = (name: string, key = name) =>
    lane.enter(key, (isAdmitted) => void told.push(`${name} ${isAdmitted ? 'in' : 'out'}`));
  return { lane, told, ask };
}

describe('a lane', () => {
  it('admits at once while there is a place, then queues, then turns away at once', () => {
    const { told, ask, lane } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
    expect(told).toEqual(['a in', 'b in', 'f out']);
    expect(lane.load()).toEqual({ held: 2, waiting: 3 });
    lane.leave('a');
    expect(told.at(-1)).toBe('c in');
  });

  it('lets one network use everything while nobody else comes', () => {
    const { told, ask } = open();
    for (const name of ['1', '2', '3', '4', '5']) ask(name, 'office');
    expect(told).toEqual(['1 in', '2 in']);
  });

  it('gives a newcomer the newest queue position of the network that has the most', () => {
    const { told, ask, lane } = open();
    for (const name of ['1', '2', '3', '4', '5']) ask(name, 'flood');
    ask('visitor');
    expect(told).toEqual(['1 in', '2 in', '5 out']);
    // The next place goes to the network that holds none.
    lane.leave('flood');
    expect(told.at(-1)).toBe('visitor in');
    ask('6', 'flood');
    ask('7', 'flood');
    expect(told.at(-1)).toBe('7 out');
  });

  it('gives one network no more than its places, however many are free', () => {
    const { told, ask, lane } = open({ places: 4, mostOfOne: 2 });
    for (const name of ['1', '2', '3']) ask(name, 'one');
    ask('other');
    expect(told).toEqual(['1 in', '2 in', 'other in']);
    lane.leave('one');
    expect(told.at(-1)).toBe('3 in');
  });

  it('waits patiently with a crowd that fits into the queue, and no longer once it had to turn somebody away', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1, waiting: 3 });
    ask('a');
    ask('b');
    time = 100;
    for (const name of ['c', 'd', 'too many']) ask(name);
    time = 900;
    lane.leave('a');
    ask('hurried');
    time = 960;
    lane.leave('b');
    expect(told).toEqual(['a in', 'too many out', 'b in', 'hurried out', 'c in']);
  });

  it('loses patience while its queue does not empty, since more comes than it can do', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1, waiting: 4 });
    for (const name of ['a', 'early', 'early too']) ask(name);
    time = 140;
    ask('still a crowd');
    lane.leave('a');
    time = 200;
    ask('late');
    time = 260;
    for (const name of ['early', 'early too']) lane.leave(name);
    expect(told).toEqual(['a in', 'early in', 'late out', 'early too in', 'still a crowd in']);
    expect(lane.load().waiting).toBe(0);
  });

  it('serves a crowd in order, and hurried requests newest first', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1, waiting: 4 });
    ask('a');
    for (const name of ['1', '2']) ask(name);
    time = 200;
    for (const name of ['3', '4']) ask(name);
    for (const name of ['a', '1', '2', '4']) lane.leave(name);
    expect(told).toEqual(['a in', '1 in', '2 in', '4 in', '3 in']);
  });

  it('hurries neither a few visitors nor the calls of an office, so that a busy machine is late and turns nobody away', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1, waiting: 40 });
    ask('a');
    for (let call = 1; call <= 24; call += 1) ask(`call ${call}`, 'office');
    time = 200;
    ask('one call more', 'office');
    ask('a visitor');
    time = 900;
    lane.leave('a');
    expect(told).toEqual(['a in', 'one call more out', 'call 1 in']);
    expect(lane.load().waiting).toBe(24);
  });

  it('hurries a request once several others wait', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1, waiting: 20 });
    for (const name of ['a', 'b', 'c']) ask(name);
    time = 200;
    ask('one of a crowd');
    time = 900;
    lane.leave('a');
    expect(told).toEqual(['a in', 'one of a crowd out', 'b in']);
  });

  it('is patient again once the queue has been empty', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1 });
    ask('a');
    ask('b');
    time = 200;
    lane.leave('a');
    ask('c');
    time = 900;
    lane.leave('b');
    expect(told).toEqual(['a in', 'b in', 'c in']);
  });

  it('stays hurried while it turns away, even if the queue empties for a moment, and is patient again after', () => {
    const { told, ask, lane } = open({ places: 1, mostOfOne: 1 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    for (const name of ['a', 'b', 'c']) lane.leave(name);
    expect(told).toEqual(['a in', 'e out', 'b in', 'c in', 'd in']);
    time = 100;
    for (const name of ['f', 'g', 'h']) ask(name);
    time = 160;
    lane.leave('d');
    expect(told.slice(-2)).toEqual(['h out', 'f in']);
    for (const name of ['f', 'g']) lane.leave(name);
    time = 1_200;
    for (const name of ['i', 'j', 'k', 'l']) ask(name);
    time = 1_300;
    for (const name of ['i', 'j', 'k']) lane.leave(name);
    expect(told.slice(-4)).toEqual(['i in', 'j in', 'k in', 'l in']);
  });

  it('turns away requests that waited too long, even if no place is given back', async () => {
    const { told, ask } = open({ places: 1 });
    ask('a');
    ask('b');
    time = 5_000;
    while (!told.includes('b out')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(told).toEqual(['a in', 'b out']);
  });

  it('forgets a request whose visitor hangs up while waiting', () => {
    const { told, ask, lane } = open({ places: 1 });
    ask('a');
    ask('b')();
    ask('c');
    lane.leave('a');
    expect(told).toEqual(['a in', 'c in']);
    expect(lane.load()).toEqual({ held: 1, waiting: 0 });
  });

  it('has fewer places while it is scaled down, but always at least one', () => {
    const { told, ask, lane } = open({ places: 4, mostOfOne: 4 });
    lane.scale(0.1);
    ask('a');
    ask('b');
    expect(told).toEqual(['a in']);
    lane.scale(1);
    expect(told).toEqual(['a in', 'b in']);
  });
});
