/** Replaces `<Head>` in the search bar of the Algolia theme, which connects every page to Algolia. */
const NoHead = () => null;
export default NoHead;
