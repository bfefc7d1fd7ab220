import fc from "fast-check";

/**
 * Property tests draw the same cases in every run, so that a result only changes if the code does.
 * `PROPERTY_SEED=random` draws new ones; a failure prints its seed.
 */
const { PROPERTY_SEED } = process.env;
if (PROPERTY_SEED !== "random") fc.configureGlobal({ seed: Number(PROPERTY_SEED ?? 20261121) });
