type Source = { title: string; url?: string | undefined };
type Head = { sources: readonly Source[]; checked: readonly { source: string; read: string }[] };

/** The sources of a text, each with the last day on which a fact was read in it. */
export function datedSources({ sources, checked }: Head) {
  return sources.map(({ title, url }) => {
    const read = checked
      .filter(({ source }) => source === title)
      .map((fact) => fact.read)
      .sort()
      .at(-1);
    return { title, url, read };
  });
}
