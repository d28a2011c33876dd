/**
 * React drops clicks that arrive before it has hydrated. This script, inlined with the page's nonce, keeps clicks on
 * buttons that are no native submit, and the host replays them once through `window.saltbushReplayClicks()`.
 */
export const EARLY_CLICKS_SCRIPT =
  '(function(){var kept=[];function keep(e){var b=e.target.closest&&e.target.closest("button,[role=tab]");' +
  'if(b&&!(b.form&&b.type==="submit"))kept.push(b)}' +
  'addEventListener("click",keep,true);' +
  'window.saltbushReplayClicks=function(){removeEventListener("click",keep,true);' +
  'kept.splice(0).forEach(function(b){if(b.isConnected)b.click()})}})()';
