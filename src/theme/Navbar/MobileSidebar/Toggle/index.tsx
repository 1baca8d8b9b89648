export {MenuButton as default} from '@site/src/plugins/shell/client/Menu';
