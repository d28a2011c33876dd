import { BOOT_ELEMENT_ID } from '@saltbush/contract/boot';

const NAME = 'visit';

/**
 * The name of one page load, beside the page instead of in it, so that all visitors can be sent the same bytes. Of all
 * headers of a page, scripts can read this one alone (Server Timing, W3C; only on https and on this computer).
 */
export function visitHeader(visit: string): { 'server-timing': string } {
  return { 'server-timing': `${NAME};desc="${visit}"` };
}

/**
 * Writes the name into the boot state, before any other script reads that. The event comes when the page has been read
 * to its end, and before deferred scripts run. A browser that has no such header reports without a name.
 */
export const VISIT_SCRIPT =
  '(function(){function fill(){' +
  'var page=performance.getEntriesByType("navigation")[0],' +
  `boot=document.getElementById("${BOOT_ELEMENT_ID}"),` +
  `found=(page&&page.serverTiming||[]).filter(function(entry){return entry.name==="${NAME}"})[0];` +
  'if(boot&&found)boot.textContent=boot.textContent.replace(\'"visit":""\',\'"visit":\'+JSON.stringify(found.description))}' +
  'document.addEventListener("readystatechange",fill,{once:true})})()';
