/** Replaces `<Head>` in the Algolia theme's search bar, which connects to Algolia on every page. */
const NoHead = () => null;
export default NoHead;
