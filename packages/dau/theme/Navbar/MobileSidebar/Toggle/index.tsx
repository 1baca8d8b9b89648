export {MenuButton as default} from '../../../../features/shell/client/Menu';
