export {default} from '../../../../features/shell/client/Dropdown';
