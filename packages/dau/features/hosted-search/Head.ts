/** Removes the theme's `preconnect` link, because it would connect every page to Algolia. */
const NoHead = () => null;
export default NoHead;
