import latin from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { colorModeScript } from "./color-mode.ts";
import { controls } from "./early-input.ts";
import { servedAddressScript } from "./served-address.ts";

/** The element that holds the page's code, inactive until its first paint. */
export const codeElementId = "code";

/**
 * Preloads the webfont if it can arrive in time for the first paint: on a fast connection, or for a returning visitor
 * whose service worker has it. Otherwise the page keeps the fallback font: Chromium would delay the first paint by 100
 * ms, and lay the page out again once the font came. A browser that has just started and knows nothing about its
 * connection reports 90 to 116 ms and 1.4 Mbit/s or more.
 */
const preloadFont = `(function(c,w,d){if(c&&!(w&&w.controller)&&(c.saveData||c.rtt>150||c.downlink<1))d.documentElement.dataset.line="slow";else d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"${latin}"}))})(navigator.connection,navigator.serviceWorker,document)`;

/** Marks a document whose address has a query: prices that were served answer another question and are hidden (app.css). */
const markQuery = `if(location.search)document.documentElement.dataset.asked=""`;

/** Starts the page's code after the first paint; a page in the background is never painted and does not wait. */
const startCode = `(function(d,b){function f(){b||d.body.append(d.importNode(d.getElementById("${codeElementId}").content,b=!0))}d.addEventListener("DOMContentLoaded",function(){d.addEventListener("visibilitychange",f);d.hidden?f():requestAnimationFrame(function(){setTimeout(f)});setTimeout(f,1e3)})})(document)`;

/** One number or three sides, with a unit or none; any other text may be a line about a shipment. */
const plainMeasure = /^[\d.,\s]*(([×x*/-][\d.,\s]*){2})?\D{0,3}$/;

/**
 * A form that only code answers is held until the code is there (`early-input.ts`): the browser would load the page again,
 * without what was typed. So is a button, which a keyboard presses without a trace. A form that the browser sends by itself
 * goes without what nobody has entered: an example's size is not that of another weight. A choice that stands in a list has
 * been seen and goes along, except with a line, which may say another. A link to the page in another language takes along
 * the address as it is, and in the window's name what stands in the fields (`fillFromOtherLanguage`). Once the page is alive
 * its address says most of that: what it does not say stands in fields with `data-kept`, which is what they hold before
 * anybody enters something.
 */
const holdForms = `addEventListener("submit",function(e){var f=e.target;if(!e.defaultPrevented)if(f.matches("[action],[method]"))f.addEventListener("formdata",function(e){var s=[].every.call(f.querySelectorAll("input"),function(i){return ${plainMeasure}.test(i.value)});f.querySelectorAll("[data-kept]").forEach(function(c){c.dataset.kept&&c.value==c.dataset.kept&&!(s&&c.options)&&e.formData.delete(c.name)})},{once:!0});else{e.preventDefault();f.dataset.held=""}})`;
const holdClicks = `addEventListener("click",function(e){var b=e.target.closest("button,a[hreflang]"),s=h.served,v;if(b)if(b.href){b.search=location.search;name=b.pathname+(v=JSON.stringify([].map.call(d.querySelectorAll(s?"${controls}":"[data-kept]"),function(c){return c.checked!=c.defaultChecked||c.value!=(s?c.defaultValue:c.dataset.kept)&&c.value})));s&&history.replaceState({left:v},"")}else if(s)b.dataset.held=b.dataset.held||""},!0)`;
/**
 * The keys that open the search hold its button, as pressing it does. What is typed then stays with the button, for the
 * field that it opens.
 */
const holdKeys = `addEventListener("keydown",function(e){var b=h.served&&!e.target.closest("${controls}")&&d.querySelector("[aria-keyshortcuts]"),k=e.key,c=e.ctrlKey||e.metaKey;if(b&&("held"in(b=b.dataset)?!c&&!k[1]:k==(c?"k":"/"))){b.held="held"in b?b.held+k:"";e.preventDefault()}})`;

/** The only inline script of every page: what must be right before the first paint, and what starts after it. */
export const headScript = [
  colorModeScript,
  servedAddressScript,
  preloadFont,
  markQuery,
  `(function(d,h){${[holdForms, holdClicks, holdKeys].join(";")}})(document,document.documentElement.dataset)`,
  startCode,
].join(";");
