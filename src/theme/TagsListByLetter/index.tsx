export {default} from '@site/src/components/TagList';
