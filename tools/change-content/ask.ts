import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

/** What a command needs: the name of its option, the question, an example, and what is wrong with an answer, if anything. */
export type Question = {
  name: string;
  ask: string;
  example: string;
  check?: (text: string) => string | undefined;
  otherwise?: string;
  /** For those who choose rather than write. */
  choices?: readonly string[];
  kind?: "day" | "text";
};

/** Thrown where only the questions are wanted. Its message lists them. */
export class Help extends Error {
  constructor(questions: readonly Question[]) {
    super(`What it needs, as options or in this order; what is left out is asked for in a terminal:
${writeQuestions(questions)}
  --content FOLDER   the content folder (content)`);
  }
}

function writeQuestions(questions: readonly Question[]): string {
  return questions
    .map(
      ({ name, ask: question, example, otherwise }) =>
        `  --${name}   ${question} (${otherwise ? `${otherwise} if left out; ` : ""}such as ${example})`,
    )
    .join("\n");
}

/**
 * The answers to a command's questions: from its options, or in their order from its bare arguments; what is missing is
 * asked for in a terminal. Throws an Error that names everything missing where nobody can be asked.
 */
export async function ask(questions: readonly Question[], args: readonly string[]): Promise<Record<string, string>> {
  const options = Object.fromEntries(
    [...questions.map(({ name }) => name), "content"].map((name) => [name, { type: "string" as const }]),
  );
  if (args.includes("--help")) throw new Help(questions);
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const bare = [...positionals];
  const answers: Record<string, string> = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const { name } = question;
    const given = values[name];
    const text =
      typeof given === "string"
        ? given
        : (bare.shift() ?? (process.stdin.isTTY ? await askInTerminal(question) : question.otherwise));
    if (text === undefined) missing.push(question);
    else {
      const wrong = question.check?.(text);
      if (wrong) throw new Error(`--${name} is "${text}": ${wrong}; write one such as ${question.example}`);
      answers[name] = text;
    }
  }
  if (missing.length > 0) throw new Error(`Still needed:\n${writeQuestions(missing)}`);
  return answers;
}

async function askInTerminal({ ask: question, example, otherwise, check }: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const text =
        (await terminal.question(`${question} (${otherwise ?? `such as ${example}`}): `)).trim() || otherwise;
      const wrong = text === undefined ? "an answer is needed" : check?.(text);
      if (text !== undefined && !wrong) return text;
      console.log(`  ${wrong}`);
    }
  } finally {
    terminal.close();
  }
}
