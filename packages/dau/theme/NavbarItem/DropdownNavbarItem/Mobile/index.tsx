export {default} from '../../../../features/shell/client/Menu/MenuList';
