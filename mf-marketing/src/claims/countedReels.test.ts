import { claims } from './claims.data.ts';
import { countedReels } from './countedReels.ts';

const turn = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

describe('countedReels', () => {
  it('rolls every digit from zero, those after the first by one turn more', () => {
    expect(countedReels('30+')).toEqual([
      { place: 0, character: '3', lines: '0\n1\n2\n3' },
      { place: 1, character: '0', lines: `${turn}\n0` },
      { place: 2, character: '+', lines: '+' },
    ]);
  });

  it('stops at the figure as it is written', () => {
    for (const value of ['7,500+', '1,250,000', '100%', '9+', '85%']) {
      expect(
        countedReels(value)
          ?.map(({ lines }) => lines.at(-1))
          .join(''),
      ).toBe(value);
    }
  });

  it('leaves words and spans alone', () => {
    for (const value of ['National', 'Under 5 s', '24/7', '5-7 to under 1', '1,2', '']) {
      expect(countedReels(value)).toBeNull();
    }
  });

  it('knows the figures among the claims', () => {
    const counted = Object.values(claims).filter(({ value }) => countedReels(value));
    expect(counted.map(({ value }) => value)).toContain('7,500+');
    expect(counted.map(({ value }) => value)).not.toContain('24/7');
  });
});
