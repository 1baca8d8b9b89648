export {default} from '@site/src/plugins/shell/client/Details';
