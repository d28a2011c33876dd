import { firstCall } from './firstCall.ts';
import { scopeWords } from './key-words.ts';

it.each([
  [['track'], 'Track'],
  [['book', 'price'], 'Price and book'],
  [['documents', 'price', 'labels'], 'Price, label and documents'],
] as const)('says %p as %p', (scopes, words) => {
  expect(scopeWords(scopes)).toBe(words);
});

it.each([
  [['price', 'track'], '/api/quotes/prices'],
  [['track'], '/api/shipments'],
  [['documents'], '/api/invoices'],
] as const)('tries a key that may %p at %p', (scopes, path) => {
  expect(firstCall('https://site.example', 'sk_test_1', scopes)).toContain(`curl https://site.example${path} \\\n`);
});

it('has no command for a key that only acts on bookings', () => {
  expect(firstCall('https://site.example', 'sk_test_1', ['cancel'])).toBeNull();
});
