import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "../parse/line/places.ts";
import { readLine } from "../parse/line/read-line.ts";
import { toSimplified } from "../parse/simplified.ts";
import { readFreightText, splitFreightText } from "./read-freight-text.ts";

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const readAll = (text: string) =>
  readFreightText(splitFreightText(text), (line) =>
    readLine(toSimplified(line), { places, findGoods: () => undefined }, "2026-11-27"),
  );
const problemsOf = (text: string) => readAll(text).readings.flatMap(({ problems }) => problems);

test.each([
  ["1 container 20GP to Houston", ["1 20GP"]],
  ["2 containers 40HC to Chicago 60607", ["2 40HC"]],
  ["2 containers, 20GP, to Houston", ["2 20GP"]],
  ["3柜 40HQ 到纽约", ["3 40HC"]],
  ["两个集装箱 40尺高柜 到芝加哥 60607", ["2 40HC"]],
  ["2 containers (40HC) Oakland", ["2 40HC"]],
  ["2 containers of 40HC", ["2 40HC"]],
  ["containers: 2 x 40HC", ["2 40HC"]],
  ["40HQ 3柜 到纽约", ["3 40HC"]],
  ["40HC, 2 containers to Chicago", ["2 40HC"]],
  ["40HQ 两个 到纽约", ["2 40HC"]],
  ["40HC qty 2 to Houston", ["2 40HC"]],
  ["3 containers 20ft to Los Angeles", ["3 20GP"]],
  ["3个集装箱 20尺 到洛杉矶", ["3 20GP"]],
  ["三个货柜(20尺) 到洛杉矶", ["3 20GP"]],
  ["3 containers to Los Angeles, 20GP", ["3 20GP"]],
  ["2 containers\n20GP\nto Houston", ["2 20GP"]],
  ["1 container 20GP and 1 container 40HC to Houston", ["1 20GP", "1 40HC"]],
  ["2 containers (1x20GP + 1x40HC) to Houston", ["1 20GP", "1 40HC"]],
  ["整柜 2x40HC 到洛杉矶", ["2 40HC"]],
  ["Please quote FCL 2x40HC to Houston", ["2 40HC"]],
])("in %s number and length are said of the same containers", (text, rows) => {
  expect(readAll(text).rows.map(({ kind, quantity }) => `${quantity} ${kind}`)).toEqual(rows);
  expect(problemsOf(text)).toEqual([]);
  expect(readAll(text).isAssumed).toBe(false);
});

test.each([
  ["3 containers to Los Angeles", ["3 40HC"]],
  ["2个柜 到洛杉矶", ["2 40HC"]],
  ["2 containers and 1x20GP to Houston", ["2 40HC", "1 20GP"]],
])("of %s a length is assumed, and it is said", (text, rows) => {
  expect(readAll(text).rows.map(({ kind, quantity }) => `${quantity} ${kind}`)).toEqual(rows);
  expect(readAll(text).isAssumed).toBe(true);
});

test.each([
  ["1x40HC Ningbo to Los Angeles 90001", ["Ningbo"]],
  ["宁波发2个40HQ到长滩", ["宁波"]],
  ["整柜 2*40HQ 青岛-洛杉矶", ["青岛"]],
  ["1x40HC from Shenzhen to Los Angeles", []],
])("in %s an origin other than the hub is kept to be told", (text, words) => {
  const parts = readAll(text).readings.flatMap((reading) =>
    reading.parts.flatMap((part) =>
      part.kind === "origin" && part.hub ? [[reading.text.slice(...part.span), part.hub]] : [],
    ),
  );
  expect(parts).toEqual(words.map((word) => [word, "Shenzhen"]));
});

test.each([
  ["1x20GP + 3 x 40ft reefer to Los Angeles", ["1 20GP"]],
  ["1x20GP, 2 x 40ft open top to Los Angeles", ["1 20GP"]],
  ["1个小柜和2个冻柜 到洛杉矶", ["1 20GP"]],
  ["2个40尺框架柜 到洛杉矶\n1个小柜", ["1 20GP"]],
  ["1x20GP + 2 containers 40ft reefer to Los Angeles", ["1 20GP"]],
  ["3 x 40 RF", []],
])("%s: a special container is in no row, and is told", (text, rows) => {
  expect(readAll(text).rows.map(({ quantity, kind }) => `${quantity} ${kind}`)).toEqual(rows);
  if (rows.length > 0) expect(problemsOf(text)).toMatchObject([{ kind: "freight", load: { is: "special" } }]);
});
