import { claims } from './claims.data.ts';
import { countedText } from './countedText.ts';

describe('countedText', () => {
  it('counts from zero to the figure as it is written', () => {
    expect(['0+', '3,750+', '7,500+']).toEqual([0, 0.5, 1].map((share) => countedText('7,500+', share)));
    expect(countedText('100%', 0.25)).toBe('25%');
    expect(countedText('1,250,000', 1)).toBe('1,250,000');
  });

  it('leaves words and spans alone', () => {
    for (const value of ['National', 'Under 5 s', '24/7', '5-7 to under 1']) expect(countedText(value, 0.5)).toBeNull();
  });

  it('ends every claim as it is written', () => {
    for (const { value } of Object.values(claims)) expect([value, null]).toContain(countedText(value, 1));
  });
});
