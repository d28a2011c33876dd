import { BOOT_ELEMENT_ID } from '@saltbush/contract/boot';

const NAME = 'visit';

/**
 * The id of one page load, sent beside the page and not in it, so that all visitors can be sent the same bytes. Scripts
 * can read this header of a page and no other (Server Timing, W3C; only on https and on this computer).
 */
export function visitHeader(visit: string): { 'server-timing': string } {
  return { 'server-timing': `${NAME};desc="${visit}"` };
}

/**
 * Writes the id into the boot state before any other script reads it: the event comes when the page has been read to
 * its end, and before deferred scripts run. A browser without this header reports without an id.
 */
export const VISIT_SCRIPT =
  '(function(){function fill(){' +
  'var page=performance.getEntriesByType("navigation")[0],' +
  `boot=document.getElementById("${BOOT_ELEMENT_ID}"),` +
  `found=(page&&page.serverTiming||[]).filter(function(entry){return entry.name==="${NAME}"})[0];` +
  'if(boot&&found)boot.textContent=boot.textContent.replace(\'"visit":""\',\'"visit":\'+JSON.stringify(found.description))}' +
  'document.addEventListener("readystatechange",fill,{once:true})})()';
