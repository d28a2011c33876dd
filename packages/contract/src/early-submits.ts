const UNSENDABLE =
  'Part of this page did not load, so this cannot be sent. Copy what you typed if it is long, then load the page again.';

/**
 * A form without an `action` that is sent before React starts would put what was typed into the address and reload
 * the page. This script, which the gateway writes into the page, holds such a form until the host takes it with
 * `window.saltbushTakeSubmit()`. After `window.saltbushFailed()` the host will not come, and the form's button says
 * so. A form with an `action` works without scripts and is left alone.
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
