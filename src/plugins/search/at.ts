/** The element at an index that is known to be there; negative ones count from the end. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index < 0 ? list.length + index : index];
  if (value === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return value;
}
