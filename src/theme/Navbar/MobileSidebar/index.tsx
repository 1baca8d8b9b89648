export {MainMenu as default} from '@site/src/plugins/shell/client/Menu';
