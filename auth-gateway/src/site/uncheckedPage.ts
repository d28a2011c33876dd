import { brand } from '@saltbush/ui/brand';

/** What stands in for a page of signed-in visitors while nobody can tell who is signed in. */
export const UNCHECKED_PAGE = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment: ${brand.name}</title></head><body><h1>This page cannot be shown for the moment</h1><p>We cannot check your sign-in just now. You are not signed out, and nothing is lost: load the page again in a minute.</p><p><a href="/">Go to the home page</a>, or call us on <a href="${brand.phoneHref}">${brand.phone}</a>.</p></body></html>`;
