/** Replaces the Algolia theme's `<Head>`, which would connect to Algolia when a page opens. */
export default function NoHead() {
  return null;
}
