import { globalStyleElement } from './globalStyleElement.tsx';

describe('globalStyleElement', () => {
  const element = globalStyleElement();

  it('is one element with the rules for the whole document', () => {
    expect(element.match(/<\/?style/g)).toEqual(['<style', '</style']);
    for (const rule of ['@font-face{', ':root{', 'html:root{--sb-header-height:64px', ':focus-visible{']) {
      expect(element).toContain(rule);
    }
  });

  it('has no mark by which styled-components would take its rules over', () => {
    expect(element).toMatch(/^<style>@font-face/);
    expect(element).not.toContain('data-styled');
    expect(element).not.toContain('!sc');
  });
});
