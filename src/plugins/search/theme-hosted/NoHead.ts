/** Stands where the stock search bar asks every page to greet the hosted service. */
export default function NoHead(): null {
  return null;
}
