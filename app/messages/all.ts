import { all } from "virtual:messages/all";
import { languages } from "virtual:languages";
import { publishLocales } from "#site/locales.ts";
import { addMessages } from "./m.ts";

// Loads the messages of all languages: for the build, which renders pages in every language, and for unit tests.
publishLocales(languages);
for (const locale of languages) addMessages(locale, all[locale]);
