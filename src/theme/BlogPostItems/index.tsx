export {default} from '@site/src/components/PostIndex';
