export {default} from '@site/src/components/PostInfo';
