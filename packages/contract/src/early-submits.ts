const UNSENDABLE =
  'Part of this page did not load, so this cannot be sent. Copy what you typed if it is long, then load the page again.';

/**
 * A form that only React can send would, sent before that, put what was typed into the address and load the page anew.
 * This script, inlined with the page's nonce, holds it until the host takes it with `window.saltbushTakeSubmit()`. Once
 * `window.saltbushFailed()` said that the host will not come, the form's button says so. A form with an `action` works
 * without scripts, and goes its way.
 */
export const EARLY_SUBMITS_SCRIPT =
  '(function(){var held=null,failed=false,told=null;' +
  'function say(){told=held.button||held.form.querySelector("[type=submit]");' +
  `if(told){told.setCustomValidity(${JSON.stringify(UNSENDABLE)});told.reportValidity()}}` +
  'function hold(e){if(e.target.hasAttribute("action"))return;e.preventDefault();e.stopImmediatePropagation();' +
  'held={form:e.target,button:e.submitter};if(failed)say()}' +
  'addEventListener("submit",hold,true);' +
  'window.saltbushFailed=function(){failed=true;if(held)say()};' +
  'window.saltbushTakeSubmit=function(){removeEventListener("submit",hold,true);' +
  'if(told)told.setCustomValidity("");return held}})()';
