import { expect, type Page } from '@playwright/test';
import { ContactPage } from '../../pages/ContactPage.ts';
import { QuotePage } from '../../pages/QuotePage.ts';

const WAIT = { timeout: 30_000 };
const PRICE = /\$\d{2,}\.\d\d/;

/** Milliseconds from a press until `seen` resolves. */
async function pressUntil(press: () => Promise<void>, seen: () => Promise<void>): Promise<string> {
  const pressedAt = performance.now();
  await press();
  await seen();
  return `${(performance.now() - pressedAt).toFixed(0)} ms after the press`;
}

const priceShows = (page: Page) => expect(new QuotePage(page).summary).toContainText(PRICE, WAIT);

/** Fills in the price form of the home page and waits for the price on the next page. */
export async function priceFromHome(page: Page): Promise<string> {
  const form = page.getByRole('form', { name: 'Quick quote' });
  await form.getByLabel(/^Pickup/).fill('Sydney');
  await form.getByLabel(/^Delivery/).fill('Melbourne');
  await form.getByLabel(/^Pallets/).fill('4');
  const button = form.getByRole('button', { name: 'Get price' });
  return `price ${await pressUntil(
    () => button.click({ noWaitAfter: true }),
    () => priceShows(page),
  )}`;
}

/** Fills in the calculator and waits for the price. */
export async function priceOnQuote(page: Page): Promise<string> {
  const quote = new QuotePage(page);
  await page.getByLabel('Pickup suburb').fill('Sydney');
  await page.getByLabel('Delivery suburb').fill('Melbourne');
  await page.getByLabel('Delivery suburb').press('Escape');
  await page.locator('main input[name="palletCount"]').fill('4');
  return `price ${await pressUntil(
    () => quote.calculate.click({ noWaitAfter: true }),
    () => priceShows(page),
  )}`;
}

/** Sends a message and waits for its reference. */
export async function sendMessage(page: Page): Promise<string> {
  const contact = new ContactPage(page);
  await fillMessage(contact);
  return `message received ${await pressUntil(
    () => contact.send.click({ noWaitAfter: true }),
    () => expect(contact.receipt).toContainText(/ENQ-\d{4}-\d{5}/, WAIT),
  )}`;
}

/** Writes a message that cannot be sent, and waits until the form says so; the message must stay. */
export async function readWhatToDo(page: Page): Promise<string> {
  const contact = new ContactPage(page);
  await fillMessage(contact);
  await contact.send.click({ noWaitAfter: true });
  const said = async () => {
    const inPlace = await contact.form.innerText();
    const atButton = await contact.send.evaluate((button: HTMLButtonElement) => button.validationMessage);
    return `${inPlace} ${atButton}`;
  };
  await expect.poll(said, WAIT).toMatch(/scripts are switched off. Call|load the page again/);
  await expect(contact.box('Message')).toHaveValue(MESSAGE);
  return 'the form says what to do and keeps what was typed';
}

/** Opens the consignments of a client who is signed in. */
export async function openShipments(page: Page): Promise<string> {
  const tab = page.getByRole('main').getByRole('tab', { name: 'Shipments', exact: true });
  return `consignments ${await pressUntil(
    () => tab.click({ noWaitAfter: true }),
    () => expect(page.getByRole('main').getByText(/^SH-/).first()).toBeVisible(WAIT),
  )}`;
}

const MESSAGE = 'Two pallets from Newcastle to Geelong on Tuesday.';

function fillMessage(contact: ContactPage): Promise<void> {
  return contact.fill({ Name: 'Jo Citizen', Email: 'jo@client.example', Message: MESSAGE });
}
