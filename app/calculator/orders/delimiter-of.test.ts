import { expect, test } from "vitest";
import { delimiterOf } from "./delimiter-of.ts";

test.each([
  ["Order,Country,Weight\nA,DE,1", ","],
  ["Sendung;Land;Gewicht (kg);Betrag\nS1;DE;0,8;5,10\nS2;FR;2,4;19,60\nS3;;;-19,60", ";"],
  ["Rechnung Nr. 7, November, 2026\n\nSendung;Land;Gewicht\nS1;DE;0,8", ";"],
  ["Order\tCountry\tWeight\nA\tDE, Berlin\t1", "\t"],
  ["Order|Country|Weight\nA|DE|1", "|"],
  ["wohin,schwer\nDE,1", undefined],
])("%j is parted by %j", (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));
