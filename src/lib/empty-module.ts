/** Replaces a module that is not needed, and a component that shows nothing. */
export default function Nothing(): null {
  return null;
}
