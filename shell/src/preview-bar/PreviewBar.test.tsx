import type { BootOverride } from '@saltbush/contract/boot';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { endOfPreview } from './endOfPreview.ts';
import { PreviewBar } from './PreviewBar.tsx';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const quote: BootOverride = { name: 'mf-quote', version: '1.5.0', kind: 'preview', expiresAt: inAnHour };
const dev: BootOverride = { name: 'mf-ar', version: '0.0.0-dev.3f9c2a1', kind: 'dev', expiresAt: inAnHour };

describe('PreviewBar', () => {
  it('names every release, says until when, and ends them by a plain form', () => {
    render(<PreviewBar overrides={[quote, dev]} waiting={null} />);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const end = endOfPreview(inAnHour, new Date());
    expect(lines).toEqual([`Preview: mf-quote 1.5.0 until ${end}`, `Working copy of mf-ar until ${end}`]);
    const form = screen.getByRole('button', { name: 'End preview' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/preview/end');
    expect(form).toHaveAttribute('method', 'post');
  });

  it('says when a newer one waits behind a draft, and nothing about remotes without a preview', () => {
    const { rerender } = render(<PreviewBar overrides={[dev]} waiting={null} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<PreviewBar overrides={[dev]} waiting="mf-ar" />);
    expect(screen.getByRole('status')).toHaveTextContent('A newer one waits until this form is sent or left.');
    rerender(<PreviewBar overrides={[dev]} waiting="mf-quote" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves times out of what the server renders', () => {
    const html = renderToString(<PreviewBar overrides={[quote]} waiting={null} />);
    expect(html).toContain('mf-quote 1.5.0');
    expect(html).not.toMatch(/until|datetime/i);
  });
});

describe('endOfPreview', () => {
  it('gives the day only when it is another one', () => {
    const now = new Date(2026, 10, 22, 9, 0);
    expect(endOfPreview(new Date(2026, 10, 22, 17, 40).toISOString(), now)).toBe('5:40 pm');
    expect(endOfPreview(new Date(2026, 10, 23, 17, 40).toISOString(), now)).toMatch(/^23 Nov.* 5:40 pm$/);
  });
});
