import { m } from "#app/messages/m.ts";
import { type FileProblem, largestFile } from "./decode.ts";

/** What is wrong with a file, and the way out. */
export function problemText(problem: FileProblem | "failed"): string {
  switch (problem) {
    case "too-large":
      return m.file_too_large({ limit: largestFile / 1_000_000 });
    case "binary":
      return m.file_binary();
    case "old-excel":
      return m.file_old_excel();
    case "broken-excel":
      return m.file_broken_excel();
    case "empty":
      return m.file_empty();
    case "no-header":
      return m.file_no_header();
    case "failed":
      return m.file_failed();
  }
}
