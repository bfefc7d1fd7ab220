import type { Api } from "../server/api.ts";

export type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/** Asks the editor's server for something. Throws an Error with the words that it refuses with. */
export async function ask<Name extends keyof Api>(name: Name, body: object = {}): Promise<Answer<Name>> {
  return send<Answer<Name>>(`api/${name}`, JSON.stringify(body));
}

/** Puts a picture beside a text, and returns the name by which the text calls it. */
export async function sendPicture(path: string, file: File): Promise<string> {
  return send<string>(`picture?${new URLSearchParams({ path, name: file.name })}`, file);
}

async function send<Result>(path: string, body: BodyInit): Promise<Result> {
  const response = await fetch(path, { method: "POST", body }).catch(() => undefined);
  if (!response)
    throw new Error(
      "The editor has ended: start it again in the terminal. All but your last change is kept; copy that one from here.",
    );
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
