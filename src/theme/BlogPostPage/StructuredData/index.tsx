export {default} from '@site/src/components/PostData';
