import { brand } from '@saltbush/ui/brand';

/** What a visitor sees before the first host release is live. */
export const NO_HOST_PAGE = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand.name}</title></head><body><h1>${brand.name}</h1><p>The site is being set up. Call us on <a href="${brand.phoneHref}">${brand.phone}</a> in the meantime.</p></body></html>`;
