export {default} from '@site/src/components/PostList';
