import { performancePage } from './performancePage.ts';

describe('performancePage', () => {
  const both = performancePage(performancePage('', 'rate', '## Rate\n\n800 a second'), 'pages', '## Pages\n\nOld');

  it('has its sections in order, whatever the order in which they were measured', () => {
    expect(both).toMatch(/^# Performance\n.*## Pages\n\nOld.*## Rate\n\n800 a second\n$/s);
  });

  it('replaces one section and keeps the others to the letter', () => {
    const after = performancePage(both, 'pages', '## Pages\n\nNew');
    expect(after).toBe(both.replace('Old', 'New'));
  });

  it('drops sections that no part of the bench writes', () => {
    expect(performancePage('# Anything\n\n<!-- section: gone -->\n\n## Gone\n', 'rate', '## Rate')).not.toContain(
      'Gone',
    );
  });
});
