/**
 * Returns the element at an index. Use it where the index is always valid.
 *
 * @param index from 0; a negative index counts from the end
 * @throws RangeError if the list has no element there
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index < 0 ? list.length + index : index];
  if (value === undefined)
    throw new RangeError(`No element at index ${index}: the list has ${list.length} elements`);
  return value;
}
