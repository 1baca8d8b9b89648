/** Removes the `preconnect` link of the Algolia theme, which would connect every page to Algolia. */
const NoHead = () => null;
export default NoHead;
