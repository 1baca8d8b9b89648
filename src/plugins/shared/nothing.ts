/** Stands in the place of a module that is not needed, and of a component that shows nothing. */
export default function Nothing(): null {
  return null;
}
