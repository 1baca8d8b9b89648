export {default} from '../../features/outputs/client/PageTools';
