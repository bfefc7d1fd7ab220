import sharp from "sharp";
const [,, out, h, ...files] = process.argv; const H=+h;
const imgs = await Promise.all(files.map(async f => sharp(f).resize({height:H, fit:"inside"}).toBuffer({resolveWithObject:true})));
let x=0; const comp=[]; for (const i of imgs){ comp.push({input:i.data,left:x,top:0}); x+=i.info.width+10 }
await sharp({create:{width:x,height:H,channels:3,background:"#888"}}).composite(comp).png().toFile(out);
