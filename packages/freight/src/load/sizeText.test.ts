import { sizeText } from './sizeText.ts';

describe('sizeText', () => {
  it('writes the three sides as they were entered', () => {
    expect(sizeText({ lengthCm: '120', widthCm: 110, heightCm: '150.5' })).toBe('120 × 110 × 150.5 cm');
  });

  it('says nothing while a side is missing', () => {
    expect(sizeText({ lengthCm: '120', widthCm: ' ', heightCm: '150' })).toBe('');
  });
});
