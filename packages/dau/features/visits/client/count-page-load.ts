import {countVisit} from './count-visit';

const {referrer} = document;
// Send only other sites as the place that the reader came from
countVisit(referrer.startsWith(`${location.origin}/`) ? '' : referrer);
