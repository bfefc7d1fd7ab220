/** Whether pages are measured in this tab: switched on at /diagnostics. */
export function measuring(): boolean {
  try {
    return "yunroute.vitals" in sessionStorage;
  } catch {
    return false;
  }
}
