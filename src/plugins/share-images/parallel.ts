/**
 * Works on all of a list, on so many of it at once.
 *
 * @throws what the first that fails throws
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, lane));
}
