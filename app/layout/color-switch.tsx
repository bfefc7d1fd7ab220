import { m } from "#app/messages/m.ts";
import { type ColorPreference, setPreference, useColorPreference, useForcedMode } from "#app/platform/color-mode.ts";
import { showToast } from "#app/platform/toasts.ts";
import { iconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDisclosure } from "#app/ui/use-disclosure.ts";

const icons: Record<ColorPreference, string> = { light: "lucide:sun", dark: "lucide:moon", system: "lucide:sun-moon" };

/** Light, dark or as the system. Disabled, with the reason, if a page forces its mode. */
export function ColorSwitch() {
  const ref = useDisclosure();
  const preference = useColorPreference();
  const forced = useForcedMode();
  const labels: Record<ColorPreference, string> = {
    light: m.color_light(),
    dark: m.color_dark(),
    system: m.color_system(),
  };
  if (forced) {
    const why = m.color_forced({ mode: labels[forced] });
    return (
      <button
        type="button"
        aria-disabled="true"
        aria-label={why}
        data-tooltip={why}
        className="grid size-11 cursor-help! place-items-center rounded-lg text-quiet"
      >
        <Icon name={icons[forced]} />
      </button>
    );
  }
  const choose = (next: ColorPreference) => {
    setPreference(next);
    ref.current?.removeAttribute("open");
    ref.current?.querySelector("summary")?.focus();
    showToast({ id: "color-mode", title: m.toast_preference(), description: labels[next] });
  };
  return (
    <details ref={ref} name="navigation" className="needs-scripts relative">
      <summary
        className={`${iconButton} [&::-webkit-details-marker]:hidden`}
        aria-label={m.labelled({ label: m.color_mode(), text: labels[preference] })}
        data-tooltip={m.color_mode()}
      >
        <Icon name={icons[preference]} />
      </summary>
      <ul className="menu absolute! top-full! end-0! mt-2! w-auto! whitespace-nowrap">
        {(["light", "dark", "system"] as const).map((option) => (
          <li key={option}>
            <button
              type="button"
              aria-pressed={option === preference}
              onClick={() => choose(option)}
              className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sunken aria-pressed:font-semibold"
            >
              <Icon name={icons[option]} className="text-quiet" />
              {labels[option]}
              {option === preference && <Icon name="lucide:check" className="ms-auto text-action" />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
