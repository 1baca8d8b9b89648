export {default} from '@site/src/components/LastUpdated';
