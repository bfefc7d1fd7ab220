import { all } from "virtual:messages/all";
import { languages } from "virtual:languages";
import { publishLocales } from "#site/locales.ts";
import { addMessages } from "./m.ts";

// Makes the messages of all languages known: for the build, which renders pages of every language, and for unit tests.
publishLocales(languages);
for (const locale of languages) addMessages(locale, all[locale]);
