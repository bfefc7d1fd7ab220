import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { knownLocales } from "#site/locales.ts";
import { priceOrders } from "../pricing/price-orders.ts";
import { rowStates } from "../types.ts";
import { detectColumns, findProductColumns } from "./detect-columns.ts";
import { makeProductReader } from "./product-goods.ts";
import type { Correction } from "./types.ts";
import { detectFigures } from "./units.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { law } = catalog.reference.articles;
const page = buildCalculatorPage(catalog, "en");
const lists = knownLocales.map((locale) => listArticles(catalog.reference.articles, locale));
const products = makeProductReader({ lists, law }, page.cards);
const terms = { from: page.start.from, currency: "USD", incoterm: "DAP", shipDate: page.today } as const;

function price(text: string, corrections: Correction[] = []) {
  const [header = [], ...rows] = text.split("\n").map((line) => line.split(","));
  const columns = detectColumns(header, rows);
  const { units, marks } = detectFigures(header, columns, rows);
  const { cards, reference, countries, goods, services } = page;
  const setup = {
    ...{ cards, reference, goods, services, products },
    countries: countries.map((country) => ({ ...country, aliases: [] })),
  };
  const named = findProductColumns(header, columns, rows);
  const options = { columns, units, marks, header, products: named, box: "", terms, goods: "general", corrections };
  const { result } = priceOrders(rows, setup, options);
  return { result, states: [...result.states].map((state) => rowStates[state]) };
}

const orders = [
  "Order,Country,Weight (kg),Item Name",
  "A1,DE,0.5,Eau de Parfum perfume 50ml for women",
  "A2,DE,0.4,Stainless steel kitchen knife",
  "A3,DE,0.3,Power bank 20000mAh",
  "A4,DE,0.3,Cotton T-shirt",
  "A5,DE,0.3,Zorblax 3000",
  "A6,DE,0.3,",
].join("\n");

test("orders of goods that may not travel are told with what they are, and the others are priced", () => {
  const { result, states } = price(orders);
  expect(states).toEqual(["refused", "refused", "refused", "priced", "priced", "priced"]);
  const told = result.refused.groups.map(({ reason, rows }) => [reason.text?.["en"], reason.code, rows]);
  expect(told).toContainEqual(["Perfume", "class-not-carried", [0]]);
  expect(told).toContainEqual(["Knife or blade", "class-not-carried", [1]]);
  expect(told).toContainEqual(["Power bank", "class-not-carried", [2]]);
  expect(result.notes.products).toEqual({
    known: 4,
    unknown: [{ name: "Zorblax 3000", rows: [4] }],
    unknownRows: [4],
  });
  expect(result.orders).toBe(6);
});

test("a number of an item is no name of goods", () => {
  const { result } = price("Order,Country,Weight (kg),Item #,Item Name\nA1,DE,0.5,1,Zorblax 3000");
  expect(result.notes.products?.unknown).toEqual([{ name: "Zorblax 3000", rows: [0] }]);
});

test("of an order of several articles that is told which may not travel, whatever lines refuse the others", () => {
  const file = "Order,Country,Weight (kg),Item Name\nA1,US,0.5,Silver ring\nA2,US,0.5,Silver ring gift box";
  const [group, ...others] = price(file).result.refused.groups;
  expect([group?.reason.text?.["en"], group?.rows, others]).toEqual(["Jewellery of gold, silver or gems", [0, 1], []]);
});

test("whoever knows what it is says so, and it is priced", () => {
  const { states } = price(orders, [{ rows: [1], field: "goods", use: "general" }]);
  expect(states[1]).toBe("priced");
  expect(states[0]).toBe("refused");
});

test("goods of which nobody knows the name are asked about once, until somebody says what they are", () => {
  const german = [
    "Bestellnummer,Land,Gewicht (kg),Inhalt",
    "B-1,DE,1,Zorblaxe",
    "B-2,DE,1,Quibbel",
    "B-3,DE,1,zorblaxe",
    "B-4,DE,1,T-Shirt",
  ].join("\n");
  const { result, states } = price(german);
  expect(states).toEqual(["priced", "priced", "priced", "priced"]);
  expect(result.notes.products).toEqual({
    known: 1,
    unknown: [
      { name: "Zorblaxe", rows: [0, 2] },
      { name: "Quibbel", rows: [1] },
    ],
    unknownRows: [0, 1, 2],
  });
  const said = price(german, [{ rows: [0, 2], field: "goods", use: "general" }]).result.notes.products;
  expect(said?.unknown).toEqual([{ name: "Quibbel", rows: [1] }]);
});

test.each(["Inhalt", "Warenbezeichnung", "Artikel", "Beschreibung", "Contenu", "Contenido", "Contenuto"])(
  "%s heads names of goods",
  (heading) => {
    const header = ["Land", "Gewicht", heading];
    expect(findProductColumns(header, detectColumns(header), [["DE", "1", "Hemden"]])).toEqual([2]);
  },
);

test("further articles of an order count for it, where they have no country of their own", () => {
  const { states } = price(
    [
      "Name,Shipping Country,Total Weight (g),Lineitem name",
      "#1,DE,300,Cotton T-shirt",
      "#1,,,Chef knife",
      "#2,DE,300,Mug",
    ].join("\n"),
  );
  expect(states).toEqual(["refused", "no-order", "priced"]);
});

test.each([
  ["订单号,国家,重量（公斤）,商品名称", [3]],
  ["order,country,weight,Lineitem name", [3]],
  ["order,country,weight,中文品名,英文品名", [3, 4]],
  ["order,country,weight,SKU", []],
  ["line,country,weight,billed,Item Name", []],
  ["order,country,weight,Product", [3]],
  ["order,country,weight,Product,Shipping Method", [3]],
  ["order,country,weight,Item", [3]],
  ["order,country,weight,Description,SKU", [3]],
  ["order,country,weight,Title", [3]],
  ["Bestellung,Land,Gewicht,Artikel", [3]],
  ["订单号,国家,重量,产品", [3]],
  ["订单号,国家,重量,商品", [3]],
  ["订单号,国家,重量,品名", [3]],
  ["order,country,weight,Items,Item count,Item no.,Product ID", []],
  ["订单号,国家,重量,商品编号,产品数量,商品数量", []],
  ["product,country,weight,billed", []],
])("the names of products in %s are in columns %j", (header, columns) => {
  const names = header.split(",");
  expect(findProductColumns(names, detectColumns(names))).toEqual(columns);
});

const isLine = (text: string) => text === "Standard Express";
test.each([
  ["Order,Country,Weight (g),Product", "1,DE,300,Power bank", [3]],
  ["Order,Country,Weight (g),Product", "1,DE,300,Standard Express", []],
  ["Order,Country,Weight (g),产品", "1,DE,300,充电宝", [3]],
  ["Order,Country,Weight (g),Product,Shipping charge", "1,DE,300,Power bank,3", []],
  ["Order,Country,Weight (g),Item", "1,DE,300,4711", []],
  ["Order,Country,Weight (g),Item", "1,DE,300,Mug", [3]],
])("%s with %s has the names of products in %j", (heading, row, at) => {
  const [names, cells] = [heading.split(","), row.split(",")];
  const columns = detectColumns(names, [cells], undefined, isLine);
  expect(columns.line).toBe(isLine(cells[3] ?? "") ? 3 : undefined);
  expect(findProductColumns(names, columns, [cells])).toEqual(at);
});

test("what a column called after products holds is no line, and may not travel", () => {
  const shirt = "Order,Country,Weight (g),Product\n1,DE,300,T-shirt";
  expect(price(`${shirt}\n2,DE,300,Perfume 50ml\n3,DE,300,Knife`).states).toEqual(["priced", "refused", "refused"]);
});

test.each([
  ...["lithium shoes", "flammable t-shirt", "发热衣服", "crocodile leather shoes"],
  ...["Singing birthday card", "LED mirror", "makeup mirror with lights", "Sound book for kids", "rechargable mug"],
  ...["音乐贺卡", "电动窗帘", "蓝牙帽子"],
])("%s are asked about", (name) => {
  const found = products.find(name);
  expect(products.judge(found?.classes ?? [], "DE", page.today)?.verdict).toBe("ask");
});

test("no word that warns is passed over in the name of a product", () => {
  const { words } = catalog.reference.articles;
  const names = words
    .filter(({ warns }) => warns)
    .flatMap((row) => row.words.map((word) => (/\p{Script=Han}/u.test(word) ? `${word}衣服` : `${word} t-shirt`)));
  const passed = names.filter((name) => {
    const { classes = [] } = products.find(name) ?? {};
    return classes.length > 0 && products.judge(classes, "DE", page.today)?.verdict === "yes";
  });
  expect(passed.join(" ")).toBe("");
});

test.each(["Bluetooth headphones", "Wireless Bluetooth Headphones with mic", "蓝牙耳机"])(
  "%s have a battery inside",
  (name) => {
    expect(products.find(name)?.classes).toContain("battery-inside");
  },
);

test.each([
  ...["red cotton shoes", "non-toxic mug", "bluetooth speaker with lithium battery", "wireless bra black"],
  ...["electric air fryer", "digital print t-shirt", "液态硅胶手机壳"],
])("%s are not", (name) => {
  const found = products.find(name);
  expect(products.judge(found?.classes ?? [], "US", page.today)?.verdict).not.toBe("ask");
});

test.each([
  ["香水 50ml 女士", "perfume"],
  ["不锈钢菜刀", "blade"],
  ["充电宝 20000毫安", "power-bank"],
])("%s is read in Chinese", (name, kind) => {
  expect(products.find(name)?.classes).toContain(kind);
});

test.each([
  ["Handyhülle für iPhone 15, schwarz", ["phone-case"]],
  // as another system writes the same letters
  ["Handyhülle für iPhone 15, schwarz".normalize("NFD"), ["phone-case"]],
  ["Coques de téléphone silicone", ["phone-case"]],
  ["Funda de móvil Samsung A54", ["phone-case"]],
  ["T-Shirt Baumwolle Herren", ["t-shirt"]],
  ["Bougies parfumées", ["candle"]],
  ["Vela aromática vainilla", ["candle"]],
  ["Schnellladegerät", []],
  ["Ladegerät USB-C 65W", ["charger"]],
  ["Batterie externe 10000 mAh", ["power-bank"]],
  ["Boucles d'oreilles", ["earrings"]],
  ["Coltelli da cucina", ["knife-set"]],
])("%s is known where its shop's language is not the site's", (name, ids) => {
  const classes = ids.flatMap((id) => catalog.reference.articles.articles.find((one) => one.id === id)?.classes ?? []);
  expect(products.find(name)?.classes ?? []).toEqual(classes);
});

test.each(["Lampe mit Akku", "chaussures lumineuses", "juguete eléctrico", "giocattolo ricaricabile"])(
  "%s is asked about: a word in it makes the goods doubtful in its language, too",
  (name) => expect(products.find(name)?.classes).toContain("?"),
);

test.each(["funda", "Uhr", "Batterie"])("%s means several articles, and none is taken", (name) =>
  expect(products.find(name)).toBeUndefined(),
);
