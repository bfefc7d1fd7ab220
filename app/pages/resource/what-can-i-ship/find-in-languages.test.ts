import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { listGoodsCards } from "#catalog/views/goods.ts";
import { judgeGoods } from "#rating/goods/goods.ts";
import { knownLocales } from "#site/locales.ts";
import { findInLanguages } from "./find-in-languages.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { law, articles, words: doubtful } = catalog.reference.articles;
const cards = listGoodsCards(catalog);
const lists = knownLocales.map((locale) => listArticles(catalog.reference.articles, locale));
const find = (words: string) => findInLanguages(words, lists);
const listWhole = (words: string) => find(words).flatMap(({ article, whole }) => (whole ? article.id : []));

function judge(words: string) {
  const whole = listWhole(words);
  const classes = articles.filter(({ id }) => whole.includes(id)).flatMap((one) => one.classes);
  return whole.length === 0 ? undefined : judgeGoods(classes, "DE", cards, { ...law, rules: [] }).verdict;
}

const harmless = ["shoes", "t-shirt", "clothes", "phone case", "mug", "curtain", "necklace"];
const harmlessChinese = ["鞋子", "衣服", "背心", "皮鞋", "手机壳", "马克杯", "窗帘", "项链"];
const warning = doubtful.filter(({ warns }) => warns).flatMap(({ words }) => words);
const all = [...harmless, ...harmlessChinese];
const pairs = warning.flatMap((word, at) => {
  // neither all goods with each word nor each word in all places: each with many, and in each place
  const goods = all[(at * 7 + 3) % all.length] ?? "";
  const isChinese = /\p{Script=Han}/u.test(word + goods);
  const said = at % 2 === 0 ? `${word} ${goods}` : `red ${goods} with ${word}`;
  return isChinese ? [said, `${word}${goods}`] : [said];
});

// silence about such a word would be a permission
test("no word that warns is passed over beside goods that are harmless", () => {
  expect(pairs.length).toBeGreaterThan(500);
  expect(pairs.filter((words) => judge(words) === "yes")).toEqual([]);
});

// harmless goods beside a word that says what is in them
const armed = [
  ...`bluetooth beanie|wireless phone case|wi-fi picture frame|wi fi mug|blue tooth sunglasses|blutooth hat|GPS shoes|rc blanket|remote-controlled curtain
app-controlled candle|curtain with remote|electric mug|electrical blanket box|eletric pillow|electronic notebook|digital photo frame|smart water bottle|smart mirror
motorised curtain|motorized table|plug-in candle|robotic plush toy|LED mirror|LED candle|LED shoes laces|mirror with lights|lighted umbrella|illuminated mirror
luminous t-shirt|light-up necklace|glowing mug|flashing necklace|singing greeting card|singing birthday card|musical greeting card|music pillow|musical mug
talking doll|talking puzzle|speaking plush|recordable greeting card|voice doll|book with sound|sound book|animated plush|solar hat|solar-powered backpack
USB-charged mug|USB powered mug|rechargable mug|chargeable keychain|cordless mug|battery pillow|heated mug|mug warmer|bottle steriliser|massage pillow
vibrating pillow|magsafe wallet|magnetic necklace|liquid phone case|oil filled keychain|false nails with glue set|laser keychain|bladed umbrella`.split(
    /[|\n]/,
  ),
  ...`蓝牙帽子|无线手机壳|遥控窗帘|远程窗帘|定位鞋子|电动窗帘|电子相框|数码相框|智能水杯|感应镜子|插电蜡烛|LED镜子|带灯镜子|灯光衣服|发光贺卡|闪灯帽子|亮灯项链|会唱歌的贺卡
音乐贺卡|音乐马克杯|会说话的玩偶|会跳舞的公仔|录音毛绒玩具|语音玩偶|有声图书|声控窗帘|太阳能帽子|充电马克杯|加热坐垫|恒温水杯|震动枕头|按摩枕头|磁吸钱包|流沙手机壳|液态手机壳|带刀雨伞|藏刀雨伞
藍牙帽子|無線手機殼|電動窗簾|會唱歌的賀卡|太陽能帽子|遙控窗簾`.split(/[|\n]/),
];
test.each(armed)("%s is no plain yes", (words) => {
  expect(judge(words)).not.toBe("yes");
  expect(find(words).length).toBeGreaterThan(0);
});

test.each([
  ["bluetooth headphones", "bluetooth-earphones"],
  ["blue tooth headphones", "bluetooth-earphones"],
  ["bluetooth earphones", "bluetooth-earphones"],
  ["bluetooth earbuds", "bluetooth-earphones"],
  ["wireless headset", "bluetooth-earphones"],
  ["noise-cancelling headphones", "bluetooth-earphones"],
  ["bluetooth speaker", "bluetooth-speaker"],
  ["蓝牙耳机", "bluetooth-earphones"],
  ["降噪耳机", "bluetooth-earphones"],
  ["birthday card", "postcard"],
  ["dancing cactus", "electronic-toy"],
  // such a word says nothing new of them
  ["wireless router", "router"],
  ["electric air fryer", "air-fryer"],
  ["LED desk lamp", "desk-lamp"],
  ["electronic scale", "scale"],
  ["digital multimeter", "multimeter"],
  ["cordless electric shaver", "shaver"],
  ["liquid lipstick", "lipstick"],
  // or nothing at all
  ["wireless bra", "bra"],
  ["cordless roller blind", "curtain"],
  ["digital print t-shirt", "t-shirt"],
  ["smart casual trousers", "trousers"],
  ["electric blue dress", "dress"],
  ["dress with light blue flowers", "dress"],
  ["liquid silicone phone case", "phone-case"],
  ["glueless wig", "wig"],
  ["按摩拖鞋", "slippers"],
  ["数码印花T恤", "t-shirt"],
  ["液态硅胶手机壳", "phone-case"],
])("%s is %s", (words, id) => expect(listWhole(words)).toEqual([id]));

test.each([
  ["lithium shoes", "lithium", "lithium-battery"],
  ["leather shoes with lithium heater", "lithium", "lithium-battery"],
  ["flammable clothes", "flammable", "flammable-liquid"],
  ["发热衣服", "发热", "heated-vest"],
  ["发热背心", "发热", "heated-vest"],
  ["發熱背心", "发热", "heated-vest"],
  ["crocodile leather shoes", "crocodile", "exotic-bag"],
  ["battery-heated jacket", "batteryheated", "battery-device"],
  ["light-up dress", "lightup", "light-up-shoes"],
  ["lithium 鞋子", "lithium", "lithium-battery"],
  ["shoes 发热", "发热", "heated-vest"],
  ["tiger skin boots", "tiger skin", "ivory"],
  ["scooter", "scooter", "e-scooter"],
  ["滑板车", "滑板车", "e-scooter"],
])("%s asks about %s, and proposes %s", (words, asked, first) => {
  const [found] = find(words);
  expect([found?.asked, found?.article.id, listWhole(words)]).toEqual([[asked], first, []]);
});

const ordinary =
  "red large small cotton waterproof new women's kids summer cheap blue silicone handmade 2026 portable foldable vintage luxury soft".split(
    " ",
  );
const ordinaryChinese = "新款 女士 男士 红色 纯棉 大号 韩版 加厚 防水 儿童 透明 批发 夏季 可爱 高档".split(" ");
test("ordinary words beside goods spoil no yes", () => {
  const yes = [
    ...ordinary.flatMap((word) => harmless.map((goods) => `${word} ${goods}`)),
    ...ordinaryChinese.flatMap((word) => harmlessChinese.map((goods) => `${word}${goods}`)),
  ];
  expect(yes.filter((words) => judge(words) === undefined)).toEqual([]);
});

test.each([
  // a phrase in which the word says nothing, or what is said not to be there
  ["snake print dress", ["dress"]],
  ["crocodile embossed handbag", ["handbag"]],
  ["鳄鱼纹手提包", ["handbag"]],
  ["non-flammable curtain", ["curtain"]],
  ["lead-free non-toxic mug", ["mug"]],
  ["magnetic-free phone case", ["phone-case"]],
  ["不带电池的玩具", ["toy"]],
  ["防爆玻璃杯", ["drinking-glass"]],
  // an article found answers for it
  ["lithium drill", ["drill"]],
  ["heated vest with lithium", ["heated-vest"]],
  ["toxic perfume", ["perfume"]],
  ["shoes 香水", ["shoes", "perfume"]],
  ["iPhone 手机壳", ["phone-case"]],
  // what is called so in shops
  ["leather shoes", ["shoes"]],
  ["皮鞋", ["shoes"]],
  ["high heels", ["high-heels"]],
  ["glue gun", ["glue-gun"]],
  ["battery powered glue gun", ["battery-device", "glue-gun"]],
  ["热熔胶枪", ["glue-gun"]],
  ["刀", ["knife-set"]],
  ["一把刀", ["knife-set"]],
  ["刀架", []],
])("%s is %s", (words, ids) => expect(listWhole(words).toSorted()).toEqual(ids.toSorted()));

test.each([
  ["hand sanitizer", "hand sanitiser"],
  ["aluminum pot", "aluminium pot"],
  ["gold jewelry", "gold jewellery"],
  ["tires", "tyres"],
  ["gray pajamas", "grey pyjamas"],
  ["silicone mold", "silicone mould"],
  ["hair color", "hair colour"],
  ["body armor", "body armour"],
  ["face moisturizer", "face moisturiser"],
  ["storage organizer", "storage organiser"],
  ["fertilizer", "fertiliser"],
  ["modeling clay", "modelling clay"],
  ["optical fiber", "optical fibre"],
  ["vaporizer", "vaporiser"],
  ["deodorizer", "deodoriser"],
  ["flavored tea", "flavoured tea"],
  ["license plate", "licence plate"],
])("%s is %s", (american, british) => {
  const tell = (words: string) => find(words).map(({ article, whole }) => [article.id, whole]);
  expect(tell(american)).toEqual(tell(british));
});

test("what is not read is shown as it was typed", () => {
  expect(find("oversized mens shoes")[0]?.unread).toEqual(["oversized", "mens"]);
  expect(find("grey shoes")[0]?.unread).toEqual(["grey"]);
});

test.each(["red", "or", "per", "new", "the", "small"])("%s proposes nothing", (word) => expect(find(word)).toEqual([]));
test.each([
  ["tools", "hand-tools"],
  ["paint", "wall-paint"],
  ["food", "snacks"],
  ["perf", "perfume"],
])("%s proposes %s first, and nothing that is merely called alike", (word, id) => {
  const found = find(word).map(({ article }) => article.id);
  expect(found[0]).toBe(id);
  for (const silly of ["dental", "wall-art", "fertiliser", "blender", "hat", "coral", "rifle-scope"])
    expect(found).not.toContain(silly);
});

test.each(
  `行動電源 power-bank|随身碟 flash-drive|隨身碟 flash-drive|滑鼠 mouse|無線滑鼠 wireless-mouse|耳機 headphones|平板電腦 tablet|筆記型電腦 laptop|筆電 laptop
保養品 skincare|洗面乳 cleanser|吹風機 hair-dryer|延長線 power-strip|香菸 cigarettes|香煙 cigarettes|電子菸 e-cigarette|電子煙 e-cigarette|酒精 hand-sanitiser
打火機 lighter|行李箱 suitcase|雨傘 umbrella|襪子 socks|球鞋 sneakers|高跟鞋 high-heels|口紅 lipstick|粉底液 foundation|指甲油 nail-polish|藥膏 medicine
維他命 supplements|乾電池 aa-battery|鈕扣電池 button-cell|遙控器 remote-control|無人機 drone|平衡車 e-scooter|電動滑板車 e-scooter|鋰電池 lithium-battery
螢幕 monitor|印表機 printer|行動硬碟 hard-drive|記憶卡 flash-drive|氣炸鍋 air-fryer|電鍋 rice-cooker|洗髮精 shampoo|暖暖包 heat-pack|腳踏車 bicycle|原子筆 pen
洋裝 dress|皮夾 wallet|後背包 backpack|雷射筆 laser-pointer|瓦斯罐 gas-canister|防蚊液 mosquito-repellent|手錶 watch|項鍊 fashion-jewellery|檯燈 desk-lamp|牛肉乾 meat
藍牙耳機 bluetooth-earphones|充電線 usb-cable|手機殼 phone-case|保護貼 screen-protector|乾洗手 hand-sanitiser|體重計 scale|泡麵 instant-noodles`
    .split(/[|\n]/)
    .map((row) => row.split(" ")),
)("%s, as Taiwan and Hong Kong write it, is %s", (words = "", id) => expect(listWhole(words)).toEqual([id]));
