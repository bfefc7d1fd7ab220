import { m } from "#app/messages/m.ts";
import { Switch } from "../switch.tsx";

type Props = {
  /** What the chart counts along its foot; missing where there is nothing to choose. */
  axis: "mass" | "value" | undefined;
  log: boolean;
  onAxis: (axis: "mass" | "value") => void;
  onLog: (log: boolean) => void;
};

/** By weight or by value, and on even or on logarithmic scales. */
export function CurveSwitches({ axis, log, onAxis, onLog }: Props) {
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      {axis && (
        <Switch
          name="curve-axis"
          label={m.curve_axis()}
          value={axis}
          options={[
            ["mass", m.curve_by_weight()],
            ["value", m.curve_by_value()],
          ]}
          onChange={onAxis}
        />
      )}
      <Switch
        name="curve-scale"
        label={m.curve_scale()}
        value={log ? "log" : "even"}
        options={[
          ["even", m.curve_even()],
          ["log", m.curve_log()],
        ]}
        onChange={(scale) => onLog(scale === "log")}
      />
    </div>
  );
}
