import { isPageView } from './isPageView.ts';
import { isRobot } from './isRobot.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const GOOGLEBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) ' +
  'Chrome/142.0.0.0 Safari/537.36';

describe('isRobot', () => {
  it.each([
    GOOGLEBOT,
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Baiduspider',
  ])('knows %s', (agent) => expect(isRobot({ headers: { 'user-agent': agent } })).toBe(true));

  it.each([CHROME, 'Mozilla/5.0 (Linux; Android 11; CUBOT X30) Chrome/142.0.0.0', '', 'node'])(
    'counts %j as no robot',
    (agent) => expect(isRobot({ headers: { 'user-agent': agent } })).toBe(false),
  );
});

describe('isPageView', () => {
  const view = { 'user-agent': CHROME, 'sec-fetch-mode': 'navigate' };
  it('is true for a browser that shows the page now', () => {
    expect(isPageView({ method: 'GET', headers: view })).toBe(true);
  });

  it.each([
    ['a program', 'GET', { 'user-agent': CHROME }],
    ['a script that reads the page', 'GET', { ...view, 'sec-fetch-mode': 'cors' }],
    ['a page loaded ahead', 'GET', { ...view, 'sec-purpose': 'prefetch;prerender' }],
    ['a robot with a whole browser', 'GET', { ...view, 'user-agent': GOOGLEBOT }],
    ['a look at the headers alone', 'HEAD', view],
  ])('is not %s', (_what, method, headers) => expect(isPageView({ method, headers })).toBe(false));
});
