export {MenuList as default} from '../../../../features/shell/client/Menu';
