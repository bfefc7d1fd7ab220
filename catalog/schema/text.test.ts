import { expect, test } from "vitest";
import { isFrontPage } from "./text.ts";

test.each([
  ["https://hts.usitc.gov/", true],
  ["https://hts.usitc.gov", true],
  ["https://www.customs.go.kr/english/main.do", true],
  ["https://taxation-customs.ec.europa.eu/index_en", true],
  ["https://gov.example/en/", true],
  ["https://www.hlbthai.com/?p=340613", false],
  ["https://www.cpsc.gov/eFiling", false],
  ["https://www.ecfr.gov/current/title-19/section-7.2", false],
])("%s is a front page: %s", (url, is) => expect(isFrontPage(url)).toBe(is));
