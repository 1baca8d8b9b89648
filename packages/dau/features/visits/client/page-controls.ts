import {countVisit} from './count-visit';

countVisit(document.referrer);
