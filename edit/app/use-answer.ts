import { useEffect, useState } from "react";
import type { Api } from "../server/api.ts";
import { type Answer, ask } from "./request.ts";

/**
 * What the server answers to a question: asked when it is first needed, when the question changes, and whenever `turn`
 * does. Until the next answer comes the last one stands; one that comes too late is dropped. No name asks nothing.
 */
export function useAnswer<Name extends keyof Api>(
  name: Name | undefined,
  { body, turn = 0, onFailed }: { body?: object; turn?: number; onFailed?: (error: unknown) => void } = {},
): Answer<Name> | undefined {
  const [answer, setAnswer] = useState<Answer<Name>>();
  const asked = JSON.stringify(body);
  useEffect(() => {
    if (!name) return;
    let isCurrent = true;
    ask(name, asked && JSON.parse(asked)).then(
      (found) => isCurrent && setAnswer(found),
      (error) => isCurrent && onFailed?.(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, asked, turn, onFailed]);
  return answer;
}
