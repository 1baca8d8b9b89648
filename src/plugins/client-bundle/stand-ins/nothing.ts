/** Stands in the place of a module that browsers do not need, and of a component that shows nothing. */
export default function Nothing(): null {
  return null;
}
