import { useCallback, useEffect, useState } from "react";
import { readMessage } from "../error-message.ts";
import type { Api } from "../server/api.ts";

type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

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

/** The server's last answer to a question, asked again when it or `turn` changes; no name asks nothing. */
export function useAnswer<Name extends keyof Api>(
  name: Name | undefined,
  { body, turn = 0, onFailed }: { body?: object; turn?: number; onFailed?: (error: unknown) => void } = {},
): Answer<Name> | undefined {
  const [answer, setAnswer] = useState<Answer<Name>>();
  const asked = JSON.stringify(body);
  useEffect(() => {
    if (!name) return;
    let isCurrent = true;
    const send = () =>
      ask(name, asked && JSON.parse(asked)).then(
        (found) => isCurrent && setAnswer(found),
        (error) => isCurrent && onFailed?.(error),
      );
    // what is typed is asked when the keys rest
    const timer = setTimeout(send, asked ? 200 : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, asked, turn, onFailed]);
  return answer;
}

export type Work = ReturnType<typeof useWork>;

/** Work that takes a while and may fail: whether it goes on, and what went wrong. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const fail = useCallback((error: unknown) => setFailed(readMessage(error)), []);
  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<void> => {
      setBusy(true);
      setFailed("");
      await work().catch(fail);
      setBusy(false);
    },
    [fail],
  );
  return { isBusy, failed, fail, run };
}
