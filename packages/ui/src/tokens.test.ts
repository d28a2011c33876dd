import { tokens } from './tokens.ts';

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const { color } = tokens;

describe('contrast', () => {
  it.each([
    ['ink on paper', color.ink, color.paper, 15.4],
    ['ink-soft on paper', color.inkSoft, color.paper, 6.7],
    ['white on saltbush', color.white, color.saltbush, 7.5],
    ['ink on mist', color.ink, color.saltbushMist, 13.9],
    ['ochre on paper', color.ochre, color.paper, 5.0],
    ['ochre-light on ink', color.ochreLight, color.ink, 6.6],
    ['white on signal', color.white, color.signal, 6.0],
    ['good on white', color.good, color.white, 6.5],
    ['warn on white', color.warn, color.white, 5.9],
  ])('%s is what the palette promises', (_name, letters, ground, promised) => {
    expect(Math.abs(contrast(letters, ground) - promised)).toBeLessThan(0.1);
  });

  it.each([
    ['soft text on sand', color.inkSoft, color.sand],
    ['soft text on mist', color.inkSoft, color.saltbushMist],
    ['links on sand', color.saltbush, color.sand],
    ['links on mist', color.saltbush, color.saltbushMist],
    ['accents on sand', color.ochre, color.sand],
    ['accents on their mist', color.ochre, color.ochreMist],
    ['good on its mist', color.good, color.goodMist],
    ['warn on its mist', color.warn, color.warnMist],
    ['signal on its mist', color.signal, color.signalMist],
    ['signal on sand', color.signal, color.sand],
    ['soft text on ink', color.mistOnInk, color.ink],
    ['soft text on raised ink', color.mistOnInk, color.inkRaised],
    ['accents on raised ink', color.ochreLight, color.inkRaised],
    ['errors on ink', color.signalOnInk, color.ink],
    ['white on dark signal', color.white, color.signalDark],
    ['white on dark saltbush', color.white, color.saltbushDark],
    ['ink on a selection', color.ink, color.ochreLight],
  ])('%s can be read (4.5 to 1)', (_name, letters, ground) => {
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['control on white', color.control, color.white],
    ['control on paper', color.control, color.paper],
    ['control on sand', color.control, color.sand],
    ['control on mist', color.control, color.saltbushMist],
    ['focus ring on sand', color.saltbush, color.sand],
    ['focus ring on ink', color.ochreLight, color.ink],
    ['road markings on paper', color.ochre, color.paper],
  ])('%s can be seen (3 to 1)', (_name, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
