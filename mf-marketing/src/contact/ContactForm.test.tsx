import { jest } from '@jest/globals';
import type { EnquiryInput } from '@saltbush/enquiries/api';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '../../fixtures/answerCalls.ts';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { ContactForm } from './ContactForm.tsx';

const REFERENCE = 'ENQ-2026-00001';
const kept = () => ({ status: 201, body: { reference: REFERENCE } });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

const show = (url = '/contact') =>
  render(
    <SiteForTests url={url}>
      <ContactForm />
    </SiteForTests>,
  );

const box = (label: RegExp) => screen.getByRole('textbox', { name: label });

async function fill() {
  await user.type(box(/^Name/), 'Jo Citizen');
  await user.type(box(/^Email/), 'jo@client.example');
  await user.type(box(/^Message/), 'Two pallets.');
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

async function press() {
  await user.click(screen.getByRole('button'));
  await settle();
}

describe('ContactForm', () => {
  it('says Message Sent! for 3000 ms, then is empty, and the reference stays', async () => {
    const calls = answerCalls(kept);
    show();
    await fill();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Message Sent!');
    expect(screen.getByRole('status')).toHaveTextContent(REFERENCE);
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByRole('button')).toHaveTextContent('Message Sent!');
    expect(box(/^Message/)).toHaveValue('Two pallets.');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveTextContent('Send Message');
    expect(box(/^Message/)).toHaveValue('');
    expect(box(/^Name/)).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(REFERENCE);
    expect(calls).toMatchObject([
      {
        path: '/api/enquiries',
        method: 'POST',
        body: { name: 'Jo Citizen', email: 'jo@client.example', phone: '', company: '', message: 'Two pallets.' },
      },
    ]);
  });

  it('sends once, however often the button is pressed', async () => {
    const calls = answerCalls(kept);
    show();
    await fill();
    await user.dblClick(screen.getByRole('button'));
    await settle();
    await press();
    expect(calls).toHaveLength(1);
  });

  it('shows what is missing beside the fields and moves focus to the first', async () => {
    const calls = answerCalls(kept);
    show();
    await press();
    expect(calls).toEqual([]);
    expect(box(/^Name/)).toHaveFocus();
    expect(box(/^Name/)).toHaveAccessibleDescription('Name is required');
    expect(box(/^Email/)).toHaveAccessibleDescription('Email is required');
    expect(box(/^Message/)).toHaveAccessibleDescription(/Message is required$/);
    expect(box(/^Phone/)).not.toHaveAttribute('aria-invalid');
    await user.type(box(/^Name/), 'Jo');
    expect(box(/^Name/)).not.toHaveAttribute('aria-invalid');
  });

  it.each<[string, () => { status: number; body: unknown }, RegExp]>([
    [
      'the line is down',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /cannot be reached/,
    ],
    ['the gateway fails', () => ({ status: 500, body: { detail: 'Something went wrong here.' } }), /went wrong here/],
    ['it is too much', () => ({ status: 429, body: { detail: 'Try again in 60 seconds.' } }), /60 seconds/],
  ])('keeps everything when %s, and tries again under the same submission', async (_what, answer, text) => {
    const calls = answerCalls(answer);
    show();
    await fill();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(box(/^Message/)).toHaveValue('Two pallets.');
    await press();
    await user.type(box(/^Message/), ' Three.');
    await press();
    const [one, two, three] = calls.map(({ body }) => (body as EnquiryInput).submissionId);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  it('shows errors of the gateway beside the field', async () => {
    const detail = 'Please check what was sent.';
    answerCalls(() => ({ status: 400, body: { detail, fields: [{ path: 'email', message: 'No such domain' }] } }));
    show();
    await fill();
    await press();
    expect(box(/^Email/)).toHaveAccessibleDescription('No such domain');
    expect(box(/^Email/)).toHaveFocus();
  });

  it('keeps a draft in the tab until it is sent', async () => {
    answerCalls(kept);
    const { unmount } = show();
    await fill();
    unmount();
    show();
    expect(box(/^Message/)).toHaveValue('Two pallets.');
    expect(box(/^Name/)).toHaveValue('Jo Citizen');
    await press();
    expect(sessionStorage.getItem('saltbush-contact')).toBeNull();
  });

  it('takes topic and message from the link, as plain text', async () => {
    const calls = answerCalls(kept);
    const message = 'FTL Hobart to Perth\n<img src=x onerror=alert(1)>';
    show(`/contact?${new URLSearchParams({ topic: 'custom-quote', message })}`);
    expect(screen.getByText('Custom quote')).toBeVisible();
    expect(box(/^Message/)).toHaveValue(message);
    await user.type(box(/^Name/), 'Jo');
    await user.type(box(/^Email/), 'jo@client.example');
    await press();
    expect(calls).toMatchObject([{ body: { topic: 'custom-quote', message } }]);
  });

  it('ignores an unknown topic in a link', () => {
    show('/contact?topic=Call+1900+555+555');
    expect(screen.queryByText(/1900/)).toBeNull();
  });

  it('warns about an odd telephone number and sends it anyway', async () => {
    const calls = answerCalls(kept);
    show();
    await fill();
    await user.type(box(/^Phone/), '12345');
    expect(box(/^Phone/)).toHaveAccessibleDescription(/does not look like an Australian phone number/);
    await press();
    expect(calls).toMatchObject([{ body: { phone: '12345' } }]);
  });

  it('hides its trap from people', () => {
    show();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
  });
});
