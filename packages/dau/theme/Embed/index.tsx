export {default} from '../../components/Embed';
