import { traditional } from "virtual:traditional";
import { makeSimplifier } from "./make-simplifier.ts";

/** A text as the site writes its words: traditional Chinese characters as simplified ones, one for one. */
export const toSimplified = makeSimplifier(traditional);
