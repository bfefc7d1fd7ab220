import latin from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { colorModeScript } from "./color-mode.ts";

/** The element that holds what the page runs, asleep until its first paint. */
export const codeElementId = "code";

/**
 * Fetches the letters ahead where they can be there for the first paint: on a quick line, or for somebody who was here
 * before, whose service worker has them. Elsewhere the fallback stays, and the line is the page's: Chromium would hold the
 * first paint back for 100 ms, and lay the page out again once they came. A browser that has just begun, and knows nothing
 * of its line, says 90 to 116 ms and 1.4 Mbit/s or more.
 */
const letters = `(function(c,w,d){if(c&&!(w&&w.controller)&&(c.saveData||c.rtt>150||c.downlink<1))d.documentElement.dataset.line="slow";else d.head.insertAdjacentHTML("beforeend",'<link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}">')})(navigator.connection,navigator.serviceWorker,document)`;

/** Wakes the page's code after the first paint; a page that is not looked at is not painted, and does not wait for it. */
const code = `(function(d,b){function f(){b||d.body.append(d.importNode(d.getElementById("${codeElementId}").content,b=!0))}d.addEventListener("DOMContentLoaded",function(){d.addEventListener("visibilitychange",f);d.hidden?f():requestAnimationFrame(function(){setTimeout(f)});setTimeout(f,1e3)})})(document)`;

/** The one inline script of every page: what must be right before the first paint, and what begins after it. */
export const headScript = [colorModeScript, letters, code].join(";");
