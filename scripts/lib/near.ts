/** Letters without marks and case: `Học Tập` is `hoc tap`. */
const fold = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** Number of letters to add, take away, change or swap between two words. */
function distance(a: string, b: string): number {
  const rows = [Array.from({length: b.length + 1}, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? row[j - left] ?? 0;
      const change = at(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          change,
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The known word that another one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const folded = fold(word);
  const [best] = known
    .map((candidate) => {
      const other = fold(candidate);
      const isPart = folded.length > 2 && (other.startsWith(folded) || folded.startsWith(other));
      return {candidate, edits: isPart ? 1 : distance(folded, other), length: other.length};
    })
    .filter(({edits, length}) => edits <= Math.max(1, Math.floor(length / 3)))
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}
