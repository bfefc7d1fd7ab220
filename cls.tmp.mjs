import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const path of ["/","/our-solutions/b2c/standard-express","/resource/shipping-calculator?to=US&parcel=2_3_40_30_20"]) {
const p = await b.newPage({viewport:{width:1440,height:900}});
await p.addInitScript(()=>{ window.s=[]; new PerformanceObserver(l=>{for(const e of l.getEntries()) window.s.push([e.value, e.startTime, ...(e.sources||[]).map(x=>(x.node?.outerHTML||x.node?.textContent||"").slice(0,120)+JSON.stringify(x.previousRect)+JSON.stringify(x.currentRect))])}).observe({type:"layout-shift",buffered:true}) });
await p.goto("http://localhost:3000"+path); await p.waitForTimeout(1500);
console.log(path, JSON.stringify(await p.evaluate(()=>window.s),null,1)); await p.close(); }
await b.close();
