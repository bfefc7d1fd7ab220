/** The ground of every page in either mode; browsers colour their own frame with it. */
export const pageColours = { light: "#fbfcfd", dark: "#0b1220" } as const;
