import { whenPresent } from './whenPresent.ts';

/** Mutation observers report after the current task's promises. */
const reported = () => new Promise<void>((resolve) => setTimeout(resolve));

const html = (source: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = source;
  return place;
};

const names: string[] = [];

beforeAll(() => {
  document.body.innerHTML = '<p data-found id="first"></p><p id="other"></p>';
  whenPresent('[data-found]', ({ id }) => names.push(id));
});

afterEach(() => {
  names.length = 0;
});

describe('whenPresent', () => {
  it('calls with what is there already', () => {
    expect(names).toEqual(['first']);
  });

  it('calls with what is added later, itself or inside something else', async () => {
    document.body.append(html('<section><p data-found id="inside"></p><p></p></section>'));
    const alone = document.createElement('p');
    alone.id = 'alone';
    alone.setAttribute('data-found', '');
    document.body.append('words', alone);
    await reported();
    expect(names).toEqual(['inside', 'alone']);
  });

  it('answers for several selectors', async () => {
    const others: string[] = [];
    whenPresent('[data-other]', ({ id }) => others.push(id));
    document.body.append(html('<p data-found id="one"></p><p data-other id="two"></p>'));
    await reported();
    expect([names, others]).toEqual([['one'], ['two']]);
  });
});
