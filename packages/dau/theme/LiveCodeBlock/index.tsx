export {default} from '../../features/code/client/LiveCode';
