import { useState } from "react";
import { Dialog } from "./dialog.tsx";
import { ask } from "./request.ts";
import { useWork } from "./use-work.ts";
import { useWords } from "./words.ts";

/** Publishes what is saved, or puts the site before it in place again; both say first what they do. */
export function Publishing({ onSaid }: { onSaid: (said: string) => void }) {
  const say = useWords();
  const { isBusy, failed, setFailed, run } = useWork();
  const [kind, setKind] = useState<"publish" | "rollback">("publish");
  const [isOpen, setOpen] = useState(false);
  const begin = (wanted: typeof kind) => {
    if (!isBusy) {
      setKind(wanted);
      setFailed("");
    }
    setOpen(true);
  };
  const act = () =>
    run(async () => {
      try {
        const { done, said } = await ask(kind);
        if (!done) throw new Error(said);
        setOpen(false);
        onSaid(say(kind === "publish" ? "published" : "rolled_back"));
      } catch (error) {
        // somebody who has gone on editing meanwhile would take silence for success
        setOpen(true);
        throw error;
      }
    });
  const action = (
    <button type="button" className="main" disabled={isBusy} onClick={() => void act()}>
      {say(kind)}
    </button>
  );
  return (
    <>
      <button type="button" onClick={() => begin("publish")}>
        {say("publish")}
      </button>
      <button type="button" onClick={() => begin("rollback")}>
        {say("rollback")}
      </button>
      {isOpen && (
        <Dialog title={say(kind)} failed={failed} action={action} onClose={() => setOpen(false)}>
          <p>{say(kind === "publish" ? "publish_asks" : "rollback_asks")}</p>
          {isBusy && <p role="status">{say("building")}</p>}
        </Dialog>
      )}
    </>
  );
}
