/** The most syllables typed in one go. */
const longest = 6;

/**
 * The search terms for a sound (`ran you fu jia fei, …`), as typed starting at any of its syllables: all together
 * (`youfujiafei`), two together (`youfu`), or just the initials (`yfjf`).
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
