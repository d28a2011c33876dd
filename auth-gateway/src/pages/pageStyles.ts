import { tokens } from '@saltbush/ui/tokens';

const { color } = tokens;

/** Address of the font for these pages. */
export const FONT_PATH = '/api/auth/archivo.woff2';

/** Height of the header on wide screens: the strip and the bar below it, which has 69 px. */
const HEADER_PX = 109;

export const pageStyles = `
@font-face { font-family: Archivo; src: url(${FONT_PATH}) format('woff2'); font-weight: 400 800; font-stretch: 100% 120%; font-display: swap; }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto auto 1fr; background: ${color.paper}; color: ${color.ink}; font: 400 1.0625rem/1.55 ${tokens.fontFamily}; -webkit-font-smoothing: antialiased; }
.frame { min-width: 0; order: 2; display: flex; flex-direction: column; padding: 0 24px 24px; }
.strip { display: flex; justify-content: space-between; padding: 0 24px; background: ${color.ink}; font-size: 0.875rem; }
.strip a { display: inline-flex; align-items: center; min-height: 40px; color: ${color.white}; text-decoration: none; }
.strip a:hover { color: ${color.white}; text-decoration: underline; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 8px 24px; border-bottom: 1px solid ${color.hairline}; }
nav { display: flex; align-items: center; gap: 24px; }
.way { display: none; min-height: 44px; align-items: center; color: ${color.ink}; font-weight: 550; text-decoration: none; }
.way:hover { color: ${color.saltbush}; text-decoration: underline; }
nav .button { min-height: 44px; padding: 8px 16px; font-size: 1rem; white-space: nowrap; }
main, footer { width: 100%; max-width: 26rem; margin-inline: auto; }
main { flex: 1; display: flex; flex-direction: column; justify-content: center; padding-block: 40px; }
.home { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-weight: 480; font-stretch: 104%; font-size: 1.375rem; line-height: 1; letter-spacing: -0.015em; color: ${color.ink}; text-decoration: none; }
.home b { font-weight: 780; font-stretch: 118%; letter-spacing: -0.03em; }
.leaf { fill: ${color.saltbush}; }
.road { fill: ${color.paper}; }
h1 { margin: 0; font-size: clamp(2.125rem, 1.7rem + 2vw, 3rem); line-height: 1.08; font-weight: 780; font-stretch: 116%; letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: anywhere; }
p { text-wrap: pretty; overflow-wrap: anywhere; }
.whole { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
.lead { margin: 12px 0 0; color: ${color.inkSoft}; }
form { margin: 0; }
main > form, .notice { margin-top: 32px; }
.notice + form { margin-top: 24px; }
.field + .field { margin-top: 20px; }
label { display: block; margin-bottom: 6px; font-weight: 600; font-size: 1rem; }
input { display: block; width: 100%; height: 48px; padding: 0 14px; border: 1px solid ${color.control}; border-radius: 8px; background: ${color.white}; color: inherit; font: inherit; transition: border-color 150ms ease-out; }
input:hover { border-color: ${color.ink}; }
input[aria-invalid] { border: 2px solid ${color.signal}; padding: 0 13px; }
.error { display: flex; gap: 8px; margin: 8px 0 0; color: ${color.signal}; font-size: 1rem; }
.icon { flex: none; margin-top: 2px; }
.notice { display: flex; gap: 12px; padding: 14px 16px; border-radius: 10px; background: ${color.signalMist}; }
.notice p { margin: 0; }
.notice .icon { color: ${color.signal}; margin-top: 3px; }
.button { max-width: 100%; overflow-wrap: anywhere; display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 22px; border: 0; border-radius: 8px; background: ${color.saltbush}; color: ${color.white}; font: inherit; font-weight: 650; text-decoration: none; cursor: pointer; transition: background-color 150ms ease-out; }
.button:hover { background: ${color.saltbushDark}; }
.button:active { background: ${color.ink}; }
.grave { background: ${color.signal}; }
.grave:hover { background: ${color.signalDark}; }
.wide { width: 100%; margin-top: 28px; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 16px 24px; margin: 32px 0 0; }
a { color: ${color.saltbush}; text-underline-offset: 3px; text-decoration-thickness: 1px; }
a:hover { color: ${color.saltbushDark}; text-decoration-thickness: 2px; }
.actions a:not(.button), .aside a { display: inline-block; padding-block: 4px; }
.button, .button:hover { text-decoration: none; }
a.button:hover { color: ${color.white}; }
.aside { margin: 20px 0 0; color: ${color.inkSoft}; }
.question { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); }
.facts { margin: 28px 0 0; padding: 4px 20px; border-radius: 10px; background: ${color.sand}; }
.facts div { padding: 12px 0; }
.facts div + div { border-top: 1px solid ${color.hairline}; }
.facts dt { color: ${color.inkSoft}; font-size: 0.9375rem; }
.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.facts + .lead { margin-top: 20px; }
.later { visibility: hidden; animation: later 0s linear 1200ms forwards; }
@keyframes later { to { visibility: visible; } }
.secret { margin: 24px 0 0; padding: 16px 20px; border-radius: 10px; background: ${color.sand}; }
.secret code { color: ${color.ink}; font-family: ui-monospace, monospace; user-select: all; }
.demo { margin-top: 40px; padding: 20px 20px 8px; border-radius: 10px; background: ${color.sand}; }
h2 { margin: 0; font-size: 1rem; font-weight: 700; font-stretch: 108%; }
.demo ul { list-style: none; margin: 8px 0 0; padding: 0; }
.demo li { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 12px 0; }
.demo li + li { border-top: 1px solid ${color.hairline}; }
.demo p { margin: 0; font-size: 0.9375rem; line-height: 1.45; }
.demo strong { margin-right: 4px; }
code { font: inherit; color: ${color.inkSoft}; overflow-wrap: anywhere; }
.quiet { flex: none; min-height: 44px; padding: 8px 16px; border: 1px solid ${color.control}; border-radius: 8px; background: ${color.white}; color: ${color.ink}; font: inherit; font-size: 1rem; font-weight: 600; cursor: pointer; transition: border-color 150ms ease-out, background-color 150ms ease-out; }
.quiet:hover { border-color: ${color.saltbush}; background: ${color.saltbushMist}; }
.quiet:active { background: ${color.sand}; }
footer { color: ${color.inkSoft}; font-size: 0.9375rem; }
footer p { margin: 0; }
footer a { display: inline-block; padding-block: 4px; }
:focus { outline: none; }
:focus-visible { outline: 3px solid ${color.saltbush}; outline-offset: 2px; }
.strip :focus-visible { outline-color: ${color.ochreLight}; outline-offset: -3px; }
.view { order: 1; height: clamp(7.5rem, 31vw, 15rem); overflow: hidden; background: ${color.sand}; }
.view img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 100% 75%; }
@media (max-width: 479px) { nav { display: none; } }
@media (min-width: 1024px) {
  body { grid-template-columns: minmax(30rem, 5fr) 7fr; grid-template-rows: auto 1fr; }
  header { grid-column: 1 / -1; position: sticky; top: 0; z-index: 1; background: ${color.paper}; }
  .strip, .bar { padding-inline: max(40px, (100vw - 75rem) / 2); }
  .bar { height: 69px; padding-block: 0; }
  .way { display: inline-flex; }
  .frame { order: 1; padding: 0 48px 32px; }
  .view { order: 2; height: auto; overflow: clip; }
  .view picture { display: block; height: 100%; }
  .view img { position: sticky; top: ${HEADER_PX}px; height: calc(100vh - ${HEADER_PX}px); object-position: 100% 60%; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { .button, .quiet { border: 1px solid; } }
`;
