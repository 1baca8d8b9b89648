/** A new object with only the given keys that the object has. */
export function pick<T extends object, K extends keyof T>(
  object: T,
  keys: readonly K[],
): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const key of keys) {
    if (Object.hasOwn(object, key)) picked[key] = object[key];
  }
  return picked;
}
