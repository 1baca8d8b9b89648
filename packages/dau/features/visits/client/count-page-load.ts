import {countVisit} from './count-visit';

const {referrer} = document;
// Send the page that the reader came from only if it is on another site
countVisit(referrer.startsWith(`${location.origin}/`) ? '' : referrer);
