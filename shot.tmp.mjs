import { chromium } from "@playwright/test";
const [,, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
for (const spec of paths) {
  const [path, w="1440", mode="light"] = spec.split("@");
  const c = await b.newContext({ viewport: { width: +w, height: +w<500?844:900 }, colorScheme: mode, deviceScaleFactor: 1 });
  const p = await c.newPage();
  p.on("console", m => { if (["error","warning"].includes(m.type())) console.log(path, m.type(), m.text().slice(0,300)); });
  p.on("pageerror", e => console.log(path, "PAGEERROR", e.message.slice(0,300)));
  await p.goto("http://localhost:3000"+path, { waitUntil: "load" }); await p.waitForTimeout(500);
  const sw = await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (sw[0] > sw[1]) console.log(path, w, "HSCROLL", sw);
  await p.screenshot({ path: `${out}/${path.replace(/[\/?=&]/g,"_")||"home"}-${w}-${mode}.png`, fullPage: !process.env.VP });
  await c.close();
}
await b.close();
