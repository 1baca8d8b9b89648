export {MainMenu as default} from '../../../features/shell/client/Menu';
