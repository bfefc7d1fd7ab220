/** In the data of a served page: markup that stands in the document already, as the place of its `data-markup` element there. */
type ServedMarkup = { $markup: number };

const opening = 'data-markup="">';
/** Shorter texts are no longer than their place. */
const worthNaming = 60;

/** The build's side: the data as JSON, without the markup that the document shows. */
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
 * The browser's side, before anything in the document has changed: puts what stands at a place back into the data. A walk
 * of its own, since `JSON.parse` with a function takes ten times as long as without.
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
