export {default} from '@site/src/plugins/outputs/client/PageTools';
