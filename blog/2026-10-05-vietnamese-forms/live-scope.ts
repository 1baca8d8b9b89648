/** What the live examples of this post may use without an import. */
export {provinces} from './provinces';
export {readDong, showDong} from './readDong';
export {readPhone} from './readPhone';
