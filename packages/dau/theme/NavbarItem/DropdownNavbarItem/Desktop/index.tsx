export {default} from '../../../../features/shell/client/NavbarDropdown';
