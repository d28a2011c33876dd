import { jest } from '@jest/globals';
import { readRecentPlaces, rememberPlaces } from './recent-places.ts';

const KEY = 'saltbush-recent-places';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('recent places', () => {
  it('are the last five, newest first, each once', () => {
    rememberPlaces(['Newtown NSW 2042', 'Perth WA']);
    rememberPlaces(['Marrickville NSW 2204', 'Newtown NSW 2042']);
    expect(readRecentPlaces()).toEqual(['Marrickville NSW 2204', 'Newtown NSW 2042', 'Perth WA']);
    rememberPlaces(['Bondi NSW 2026', 'Manly NSW 2095', 'Mosman NSW 2088']);
    expect(readRecentPlaces()).toHaveLength(5);
    expect(readRecentPlaces()[0]).toBe('Bondi NSW 2026');
  });

  it('include listed places only', () => {
    expect(rememberPlaces(['12 My Street, Nowhere', '', 'Perth WA'])).toEqual(['Perth WA']);
  });

  it.each(['{', '7', 'null', '{"a":1}', '[1,null,["Perth WA"]]', '["<img>","x"]'])(
    'survive %p in the storage',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readRecentPlaces()).toEqual([]);
      expect(rememberPlaces(['Perth WA'])).toEqual(['Perth WA']);
    },
  );

  it('work without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readRecentPlaces()).toEqual([]);
    expect(rememberPlaces(['Perth WA'])).toEqual(['Perth WA']);
  });
});
