import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import { number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../../names.ts";
import type { Rule } from "./hypotheses.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** What explains an amount that was billed, in words. */
export function ruleText({ rule, detail = "", label = detail }: Rule, names: CalculatorNames): string {
  const surcharge = typeof label === "string" ? label : localText(label);
  switch (rule) {
    case "exact":
      return m.rule_exact();
    case "step":
      return m.rule_step({ step: number(Number(detail)) });
    case "divisor":
      return m.rule_divisor({ divisor: detail });
    case "scale":
      return m.rule_scale();
    case "without":
      return m.rule_without({ surcharge });
    case "with":
      return m.rule_with({ surcharge });
    case "other-line":
      return m.rule_other({ line: names.service(detail).name });
    case "times":
      return m.rule_times({ times: detail });
    case "weight":
      return m.rule_weight({ weight: `${number(Number(detail) / 1000, 3)} ${unitText("kg")}` });
    case "no-size":
      return m.rule_no_size();
    case "credit":
      return m.rule_credit();
    case "charge":
      return m.rule_charge();
    case "netted":
      return m.rule_netted();
    case "credited":
      return m.rule_credited();
    case "unexplained":
      return m.rule_unexplained();
  }
}
