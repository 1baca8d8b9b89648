export {default} from '../../features/shell/client/ColorModeToggle';
