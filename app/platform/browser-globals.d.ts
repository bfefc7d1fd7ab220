// Browser features beyond the standard, as far as they are used here.
declare global {
  interface Navigator {
    /** Chromium only; https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
  /**
   * Not in every browser of the target; https://www.w3.org/TR/trusted-types/. What a policy returns is an object that the
   * browser takes where it takes text.
   */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>,
        ): Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>;
      }
    | undefined;
}

export {};
