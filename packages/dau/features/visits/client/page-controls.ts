import {countVisit} from './count-visit';

const {referrer} = document;
// Another page of this site is not where the reader came from
countVisit(referrer.startsWith(`${location.origin}/`) ? '' : referrer);
