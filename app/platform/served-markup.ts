/** Stands in a page's data for markup that the document already contains: the index of its `data-markup` element. */
type ServedMarkup = { $markup: number };

const opening = 'data-markup="">';
/** Shorter texts take no more space than a reference. */
const worthNaming = 60;

/** For the build: the data as JSON, without the markup that the document shows. */
export function withoutMarkup(data: unknown, html: string): unknown {
  const starts: number[] = [];
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at + 1)) starts.push(at + opening.length);
  const placeOf = (text: string) =>
    starts.findIndex((start) => html.startsWith(text, start) && html.startsWith("</div>", start + text.length));
  const named = JSON.stringify(data, (_, value: unknown) => {
    const $markup = typeof value === "string" && value.length > worthNaming ? placeOf(value) : -1;
    return $markup < 0 ? value : ({ $markup } satisfies ServedMarkup);
  });
  return JSON.parse(named);
}

/**
 * For the browser, before anything in the document has changed: replaces references in the data by the markup. It walks
 * the data itself, since `JSON.parse` with a function takes ten times as long as without.
 */
export function putMarkupBack(data: object): void {
  const elements = document.querySelectorAll("[data-markup]");
  const walk = (holder: object) => {
    for (const [key, value] of Object.entries(holder))
      if (isServedMarkup(value)) Reflect.set(holder, key, elements[value.$markup]?.innerHTML);
      else if (typeof value === "object" && value !== null) walk(value);
  };
  if (elements.length > 0) walk(data);
}

function isServedMarkup(value: unknown): value is ServedMarkup {
  return typeof value === "object" && value !== null && "$markup" in value && typeof value.$markup === "number";
}
