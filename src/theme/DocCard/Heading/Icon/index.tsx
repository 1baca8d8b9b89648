export {default} from '@site/src/components/DocCardIcon';
