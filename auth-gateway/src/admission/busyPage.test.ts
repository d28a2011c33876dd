import { brand } from '@saltbush/ui/brand';
import { BUSY_PAGE } from './busyPage.ts';

it('has the title of its heading, as every page of the site', () => {
  const page = BUSY_PAGE.toString();
  const [, heading] = /<h1>(.+?)<\/h1>/.exec(page) ?? [];
  expect(page).toContain(`<title>${heading} | ${brand.name}</title>`);
});
