export {default} from '../../components/LastUpdated';
