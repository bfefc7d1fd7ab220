/** For tests: the shapes of a drawing in order, each with its class and position. */
export function drawnShapes(markup: string): string[] {
  const shapes = markup.matchAll(/<(rect|line|circle|text|path)( [^>]*?)\/?>([^<]*)/g);
  return [...shapes].map(([, name = "", attributes = "", text = ""]) => {
    const of = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1];
    const { x = "0", y = "0" } = { x: of("x"), y: of("y") };
    const where = {
      rect: `${x} ${y} ${of("width")} ${of("height")}`,
      line: `${of("x1")} ${of("y1")} ${of("x2")} ${of("y2")}`,
      circle: `${of("cx") ?? 0} ${of("cy") ?? 0} ${of("r")}`,
      text: `${x} ${y} ${of("text-anchor") ?? "start"} ${text}`,
      path: of("d") ?? "",
    }[name];
    return `${of("class") ?? name} ${where}`;
  });
}
