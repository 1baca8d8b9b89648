export {default} from '@site/src/components/Picture';
