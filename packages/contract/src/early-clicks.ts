/**
 * Clicks that arrive before the host's script are lost to React. This script, inlined with the page's nonce, keeps the
 * buttons that were clicked, except native submits, until the host takes them with `window.saltbushTakeClicks()`.
 */
export const EARLY_CLICKS_SCRIPT =
  '(function(){var kept=[];function keep(e){var b=e.target.closest&&e.target.closest("button,[role=tab]");' +
  'if(b&&!(b.form&&b.type==="submit"))kept.push(b)}' +
  'addEventListener("click",keep,true);' +
  'window.saltbushTakeClicks=function(){removeEventListener("click",keep,true);return kept.splice(0)}})()';
