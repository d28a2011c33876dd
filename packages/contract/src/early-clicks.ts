/**
 * React misses clicks that happen before it starts. This script, which the gateway writes into the page, remembers the clicked
 * buttons (except native submits) until the host takes them with `window.saltbushTakeClicks()`.
 */
export const EARLY_CLICKS_SCRIPT =
  '(function(){var kept=[];function keep(e){var b=e.target.closest&&e.target.closest("button,[role=tab]");' +
  'if(b&&!(b.form&&b.type==="submit"))kept.push(b)}' +
  'addEventListener("click",keep,true);' +
  'window.saltbushTakeClicks=function(){removeEventListener("click",keep,true);return kept.splice(0)}})()';
