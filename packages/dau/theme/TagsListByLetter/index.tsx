export {default} from '../../components/TagIndex';
