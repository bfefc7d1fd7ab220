/** The background of every page in either mode; browsers tint their own frame with it. */
export const pageColours = { light: "#fbfcfd", dark: "#0b1220" } as const;
