import type { ComponentProps } from "react";
import { pressEarly } from "#app/platform/early-input.ts";
import { Icon } from "./icon.tsx";

type Look = {
  /** Beside a main action, or where the page has none. */
  quiet?: boolean | undefined;
};

/** Something to do here. What leads to another page is a `ButtonLink`, so that it opens in a new tab as any link does. */
export function Button({ quiet, className, ...rest }: Look & ComponentProps<"button">) {
  return <button ref={pressEarly} type="button" className={joinLook(quiet, className)} {...rest} />;
}

export function ButtonLink({ quiet, className, children, ...rest }: Look & ComponentProps<"a">) {
  return (
    <a className={joinLook(quiet, className)} {...rest}>
      {children}
    </a>
  );
}

/** The look of a button that is an icon alone, large enough for a finger; also for a `summary`. */
export const iconButton = "grid size-11 place-items-center rounded-lg hover:bg-sunken";

/** An icon as a button, with its name for those who do not see it. */
export function IconButton({
  icon,
  className,
  ...rest
}: { icon: string; "aria-label": string } & ComponentProps<"button">) {
  return (
    <button ref={pressEarly} type="button" className={className ? `${className} ${iconButton}` : iconButton} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

function joinLook(quiet: boolean | undefined, className: string | undefined): string {
  return ["button", quiet && "button-quiet", className].filter(Boolean).join(" ");
}
