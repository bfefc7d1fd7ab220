import { Button } from "./button.tsx";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { m } from "#app/messages/m.ts";

type Props = {
  children: ReactNode;
  /** A change of it tries again. */
  watch?: unknown;
  /** Says nothing where another section says it already. */
  quiet?: boolean;
};

/** Keeps an error inside one section: it says so there, and the rest of the page goes on. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.watch !== this.props.watch) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.quiet) return null;
    return <FailedSection onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Stands where a part of the page failed, and offers to try again. */
export function FailedSection({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-xl border border-line bg-bad-panel p-5">
      <p className="font-semibold text-bad">{m.section_failed()}</p>
      <Button quiet className="mt-4" onClick={onRetry}>
        {m.try_again()}
      </Button>
    </div>
  );
}
