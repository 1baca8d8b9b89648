export {default} from '../../features/shell/client/Details';
