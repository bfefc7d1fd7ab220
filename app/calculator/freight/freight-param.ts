/** The name of freight in the address. It stands there once for each kind of piece. */
export const freightParam = "freight";
