export {default} from '@site/src/plugins/outputs/structured-data/PostData';
