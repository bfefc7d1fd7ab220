/** Syllables that are typed in one go at most. */
const longest = 6;

/**
 * The terms of a sound (`ran you fu jia fei, …`), as they are typed from any of its syllables on: all together
 * (`youfujiafei`), two together (`youfu`), and the first letters alone (`yfjf`).
 */
export function soundTerms(sound: string): string[] {
  return sound.split(",").flatMap((part) => {
    const syllables = part.split(" ").filter(Boolean);
    return syllables.flatMap((_, at) => {
      const run = syllables.slice(at, at + longest);
      const initials = run.map(([first]) => first).join("");
      const two = initials.slice(0, 2);
      return [...new Set([run.join(""), run.slice(0, 2).join(""), ...(run.length > 1 ? [initials, two] : [])])];
    });
  });
}
