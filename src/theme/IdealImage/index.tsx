export {default} from '@site/src/plugins/images/client/Picture';
