export {default} from '@site/src/components/BlogData';
